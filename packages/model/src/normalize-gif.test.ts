import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getAltText } from './alt-text.ts';
import { normalizeGif } from './normalize-gif.ts';
import { getBestRenditionUrl, getBestVideo } from './renditions.ts';
import { getGifHeight } from './sizes.ts';
import { rawGif } from './test/raw-gif.ts';

describe('normalizeGif', () => {
  test('makes the id a string', () => {
    expect(normalizeGif({ id: 12345 }).id).toBe('12345');
  });

  test('reads tags from strings and from objects with a text, and drops the rest', () => {
    const tags = [{ text: 'otter' }, 'wave', null, 7, { name: 'x' }, ['nested']];
    expect(normalizeGif({ id: 'a', tags }).tags).toEqual(['otter', 'wave']);
  });

  test('makes flags booleans, also those that are not there', () => {
    expect(normalizeGif(rawGif)).toMatchObject({
      is_anonymous: false,
      is_community: false,
      is_featured: false,
      is_hidden: false,
      is_indexable: true,
      is_preserve_size: false,
      is_realtime: false,
      is_removed: false,
      is_sticker: false,
      is_dynamic: false,
    });
  });

  test('makes sizes integers, and 0 where there is none', () => {
    const { images } = normalizeGif(rawGif);
    expect(images.original).toMatchObject({ width: 480, height: 304, size: '4425475' });
    expect(images.looping).toMatchObject({ width: 0, height: 0 });
  });

  test.each([['-3'], ['NaN'], ['1e999'], [null], [{}], [[]], [Number.NaN], ['wide']])(
    'takes a width of %j for no width',
    (width) => {
      const { images } = normalizeGif({ id: 'a', images: { original: { width, height: '9.7' } } });
      expect(images.original).toMatchObject({ width: 0, height: 9 });
    },
  );

  test('keeps the user, with flags as booleans', () => {
    expect(normalizeGif(rawGif).user).toMatchObject({
      username: 'mona',
      is_verified: true,
      is_public: true,
      suppress_chrome: false,
    });
  });

  test.each([
    [undefined, true],
    [null, true],
    [1, true],
    [0, false],
    [false, false],
  ])('takes a user whose is_public is %j for public: %j', (is_public, isPublic) => {
    const { user } = normalizeGif({ id: 'a', user: { username: 'mona', is_public } });
    expect(user.is_public).toBe(isPublic);
  });

  test('keeps a video, with the sizes of its assets and previews as integers', () => {
    const { video } = normalizeGif({
      id: 'a',
      video: {
        assets: { '480p': { width: '854', height: '480', url: 'u' }, broken: 'no' },
        previews: { fixed_width: { width: '200', height: '112' } },
        description: 'An otter',
      },
    });
    expect(video).toMatchObject({
      assets: { '480p': { width: 854, height: 480, url: 'u' } },
      previews: { fixed_width: { width: 200, height: 112 } },
      description: 'An otter',
    });
    expect(video?.assets).not.toHaveProperty('broken');
  });

  test('leaves out a user and a video that are no objects', () => {
    const gif = normalizeGif({ id: 'a', user: 'mona', video: 1 });
    expect(gif).not.toHaveProperty('user');
    expect(gif).not.toHaveProperty('video');
  });

  test('remembers the answer that it came in', () => {
    expect(normalizeGif(rawGif, 'r1').response_id).toBe('r1');
  });

  test('keeps what it does not know', () => {
    expect(normalizeGif(rawGif)).toMatchObject({ analytics: rawGif.analytics });
  });

  test.each([[undefined], [null], [1], ['gif'], [[rawGif]], [{}], [{ id: '' }], [{ id: {} }]])(
    'throws for %j, which is no GIF',
    (raw) => {
      expect(() => normalizeGif(raw)).toThrow(new TypeError('A GIF is an object with an id'));
    },
  );

  test('takes over no prototype from a __proto__ key, at any depth', () => {
    const raw = JSON.parse(`{
      "id": "a",
      "__proto__": { "polluted": 1 },
      "images": { "__proto__": { "polluted": 1 }, "original": { "__proto__": { "polluted": 1 } } },
      "user": { "__proto__": { "polluted": 1 } },
      "video": { "__proto__": { "polluted": 1 }, "assets": { "__proto__": { "polluted": 1 } } }
    }`);
    const gif = normalizeGif(raw);
    const parts = [gif, gif.images, gif.images.original, gif.user, gif.video, gif.video?.assets];
    for (const part of parts) {
      expect(Object.getPrototypeOf(part)).toBe(Object.prototype);
      expect(part).not.toHaveProperty('polluted');
    }
    expect({}).not.toHaveProperty('polluted');
  });

  test('takes a title of 10 MB', () => {
    const title = 'x'.repeat(10_000_000);
    expect(normalizeGif({ id: 'a', title }).title).toHaveLength(10_000_000);
  });
});

/** Any JSON where the service should have sent something definite. */
const junk = fc.jsonValue({ maxDepth: 3 });

const hostileImages = fc.oneof(
  junk,
  fc.dictionary(
    fc.constantFrom('original', 'fixed_width', 'fixed_width_still', '__proto__', 'constructor'),
    fc.oneof(junk, fc.record({ width: junk, height: junk, url: junk, webp: junk, mp4: junk })),
  ),
);

const hostileGif = fc.record(
  {
    id: fc.oneof(fc.string({ minLength: 1 }), fc.integer()),
    type: fc.oneof(fc.constantFrom('gif', 'video'), junk),
    title: junk,
    alt_text: junk,
    url: junk,
    tags: fc.oneof(junk, fc.array(fc.oneof(junk, fc.record({ text: junk })))),
    images: hostileImages,
    video: fc.oneof(junk, fc.record({ assets: hostileImages, previews: hostileImages })),
    user: fc.oneof(
      junk,
      fc.record({ username: junk, display_name: junk, avatar_url: junk, is_public: junk }),
    ),
    bottle_data: junk,
    is_sticker: junk,
  },
  { requiredKeys: ['id'] },
);

describe('normalizeGif, whatever the service sends,', () => {
  test('gives a GIF that can be sized, named and shown', () => {
    fc.assert(
      fc.property(hostileGif, (raw) => {
        const gif = normalizeGif(raw);
        expect(gif.id).toBe(String(raw.id));
        expect(typeof gif.title).toBe('string');
        expect(gif.tags.every((tag) => typeof tag === 'string')).toBe(true);
        expect(Number.isInteger(getGifHeight(gif, 200))).toBe(true);
        expect(typeof getAltText(gif)).toBe('string');
        expect(() => getBestRenditionUrl(gif, 200, 200)).not.toThrow();
        expect(() => getBestVideo(gif.video, 200, 200)).not.toThrow();
        if (gif.user) expect(typeof gif.user.username).toBe('string');
      }),
    );
  });

  test('gives sizes that are whole numbers of px', () => {
    fc.assert(
      fc.property(hostileImages, (images) => {
        for (const { width, height } of Object.values(normalizeGif({ id: 'a', images }).images)) {
          expect(Number.isInteger(width) && width >= 0).toBe(true);
          expect(Number.isInteger(height) && height >= 0).toBe(true);
        }
      }),
    );
  });

  test('leaves its input as it was', () => {
    fc.assert(
      fc.property(hostileGif, (raw) => {
        const before = structuredClone(raw);
        normalizeGif(raw, 'r1');
        expect(raw).toEqual(before);
      }),
    );
  });

  test('shares nothing that it changes with its input', () => {
    const gif = normalizeGif(rawGif);
    gif.images.original.width = 1;
    gif.user.username = 'someone else';
    gif.tags.push('more');
    expect(rawGif.images.original.width).toBe('480');
    expect(rawGif.user.username).toBe('mona');
    expect(rawGif.tags).toHaveLength(2);
  });

  test('changes nothing more when it is done again', () => {
    fc.assert(
      fc.property(hostileGif, (raw) => {
        const once = normalizeGif(raw, 'r1');
        expect(normalizeGif(once, 'r1')).toEqual(once);
      }),
    );
  });

  test('either gives a GIF or throws a TypeError', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        try {
          expect(normalizeGif(raw).id).not.toBe('');
        } catch (error) {
          expect(error).toBeInstanceOf(TypeError);
        }
      }),
    );
  });
});
