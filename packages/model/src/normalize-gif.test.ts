import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getAltText } from './alt-text.ts';
import { normalizeGif } from './normalize-gif.ts';
import { getBestRenditionUrl, getBestVideo } from './renditions.ts';
import { getGifHeight } from './sizes.ts';
import { rawGif } from './test/raw-gif.ts';

describe('normalizeGif', () => {
  it('takes tags from strings and from objects with a text, and drops the rest', () => {
    const tags = [{ text: 'otter' }, 'wave', null, 7, { name: 'x' }, ['nested']];
    expect(normalizeGif({ id: 'a', tags }).tags).toEqual(['otter', 'wave']);
  });

  it('turns the id into a string and flags into booleans, and keeps unknown fields', () => {
    expect(normalizeGif({ ...rawGif, id: 12345 }, 'r1')).toMatchObject({
      id: '12345',
      is_hidden: false,
      is_indexable: true,
      is_sticker: false,
      is_dynamic: false,
      response_id: 'r1',
      analytics: rawGif.analytics,
    });
  });

  it('adds no alt text to a GIF without one', () => {
    expect(normalizeGif({ id: 'a' }).alt_text).toBeUndefined();
  });

  it('turns sizes into integers, and missing sizes into 0', () => {
    const { images } = normalizeGif(rawGif);
    expect(images.original).toMatchObject({ width: 480, height: 304, size: '4425475' });
    expect(images.looping).toMatchObject({ width: 0, height: 0 });
  });

  it.each([['-3'], ['NaN'], ['1e999'], [null], [{}], [[]], [Number.NaN], ['wide']])(
    'turns a width of %j into 0',
    (width) => {
      const { images } = normalizeGif({ id: 'a', images: { original: { width, height: '9.7' } } });
      expect(images.original).toMatchObject({ width: 0, height: 9 });
    },
  );

  it('caps the size of a side', () => {
    const fixed_width = { width: 1e308, height: '70000' };
    const gif = normalizeGif({ id: 'a', images: { fixed_width } });
    expect(gif.images.fixed_width).toEqual({ width: 65_535, height: 65_535 });
    const endless = { fixed_width: { width: 200, height: 1e308 } };
    expect(getGifHeight(normalizeGif({ id: 'a', images: endless }), 200)).toBeLessThan(30_000);
    const flat = { fixed_width: { width: 1e308, height: 200 } };
    expect(getGifHeight(normalizeGif({ id: 'a', images: flat }), 200)).toBeGreaterThan(0);
  });

  it.each([[{ toString: 'not a function' }], [{}], [['x']], [7], [true], [null]])(
    'drops %j as a URL or text',
    (bad) => {
      const rendition = { url: bad, webp: bad, mp4: bad, width: '2', height: '1' };
      const gif = normalizeGif({
        id: 'a',
        ...{ type: bad, slug: bad, rating: bad, embed_url: bad, analytics_response_payload: bad },
        images: { original: rendition },
        video: {
          assets: { '480p': rendition },
          previews: { original: rendition },
          captions: { en: { srt: bad, vtt: bad } },
          hls_manifest_url: bad,
        },
        external_media: { provider_name: bad, asset_uid: 'a' },
        user: { username: bad, avatar_url: bad },
      });
      const size = { width: 2, height: 1 };
      expect(gif).toEqual({
        ...normalizeGif({ id: 'a' }),
        images: { original: size },
        video: { assets: { '480p': size }, previews: { original: size }, captions: { en: {} } },
        user: normalizeGif({ id: 'a', user: {} }).user,
      });
    },
  );

  it('keeps the URLs of captions', () => {
    const captions = {
      en: { srt: 'https://gif.example/en.srt', vtt: 'https://gif.example/en.vtt' },
    };
    const video = { captions: { ...captions, fr: 'none', de: null } };
    expect(normalizeGif({ id: 'a', video }).video?.captions).toEqual(captions);
  });

  it.each([
    ['aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
    [76979871, '76979871'],
    [null, undefined],
    [{}, undefined],
  ])('takes %j as the id of an external video', (asset_uid, expected) => {
    const external_media = { provider_name: 'vimeo', asset_uid };
    expect(normalizeGif({ id: 'a', external_media }).external_media?.asset_uid).toBe(expected);
  });

  it.each([
    ['12', { start: 12 }],
    [0, { start: 0 }],
    [-1, {}],
    ['soon', {}],
    [{}, {}],
    [undefined, {}],
    [Number.POSITIVE_INFINITY, {}],
  ])('parses a start of %j of an external video', (start, expected) => {
    const media = { provider_name: 'vimeo', asset_uid: '76979871' };
    expect(normalizeGif({ id: 'a', external_media: { ...media, start } }).external_media).toEqual({
      ...media,
      ...expected,
    });
  });

  it.each([
    [undefined, true],
    [null, true],
    [1, true],
    [0, false],
    [false, false],
  ])('turns is_public %j into %j', (is_public, isPublic) => {
    const { user } = normalizeGif({ id: 'a', user: { username: 'mona', is_public } });
    expect(user.is_public).toBe(isPublic);
  });

  it('keeps a video, with integer sizes of its assets and previews', () => {
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

  it.each([
    [undefined],
    [null],
    [1],
    ['gif'],
    [[rawGif]],
    [{}],
    [{ id: '' }],
    [{ id: {} }],
    [{ id: Number.NaN }],
    [{ id: 'a\ud83d' }],
  ])('throws for %j, which is not a GIF', (raw) => {
    expect(() => normalizeGif(raw)).toThrow(new TypeError('A GIF is an object with an id'));
  });

  it('copies no prototype from a __proto__ key, at any depth', () => {
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
});

/** Random JSON in place of a valid value. */
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

describe('normalizeGif, for any response of the service,', () => {
  it('returns a GIF with a size and a name', () => {
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

  it('does not change its input', () => {
    fc.assert(
      fc.property(hostileGif, (raw) => {
        const before = structuredClone(raw);
        normalizeGif(raw, 'r1');
        expect(raw).toEqual(before);
      }),
    );
  });

  it('copies the parts of the input that it changes', () => {
    const gif = normalizeGif(rawGif);
    gif.images.original.width = 1;
    gif.user.username = 'someone else';
    gif.tags.push('more');
    expect(rawGif.images.original.width).toBe('480');
    expect(rawGif.user.username).toBe('mona');
    expect(rawGif.tags).toHaveLength(2);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(hostileGif, (raw) => {
        const once = normalizeGif(raw, 'r1');
        expect(normalizeGif(once, 'r1')).toEqual(once);
      }),
    );
  });

  it('either returns a GIF or throws a TypeError', () => {
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
