import type { IGif } from '@gifkit/model';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeGif } from '../../../headless/src/test/make-gif.ts';
import { Attribution } from '../attribution/Attribution.tsx';
import { Carousel } from '../carousel/Carousel.tsx';
import { Grid } from '../grid/Grid.tsx';
import { Video } from '../video/Video.tsx';
import { Gif } from './Gif.tsx';

const never = () => new Promise<never>(() => {});

const LISTS = {
  Grid: (gifs: IGif[]) => <Grid width={400} initialGifs={gifs} fetchGifs={never} />,
  Carousel: (gifs: IGif[]) => <Carousel gifHeight={100} initialGifs={gifs} fetchGifs={never} />,
};
const STANDALONE = {
  Gif: (gif: IGif) => <Gif gif={gif} width={200} />,
  Video: (gif: IGif) => <Video gif={gif} width={200} />,
  Attribution: (gif: IGif) => <Attribution gif={gif} />,
};
const HOSTILE = [{}, [], ['x'], { url: 'x' }, 7, 1e9, '', true, null];
const HUGE = 'x'.repeat(5_000_000);
const FIELDS = [
  'url',
  'title',
  'alt_text',
  'tags',
  'user',
  'images',
  'is_sticker',
  'type',
  'video',
];

const NESTED = [
  'images.original',
  'images.fixed_width',
  'images.fixed_width.url',
  'images.fixed_width.width',
  'tags.0',
  'user.display_name',
  'user.username',
  'user.avatar_url',
  'user.profile_url',
  'user.is_verified',
  'video.assets',
  'video.assets.360p',
  'video.captions',
];

/** Returns a GIF with an invalid value at a dotted path. */
function withField(path: string, value: unknown): IGif {
  const video = { assets: { '360p': { url: 'https://media.example/a.mp4' } } };
  const user = { username: 'u' };
  const gif = structuredClone({ ...makeGif('bad', { tags: ['a'] }), type: 'video', user, video });
  const names = path.split('.');
  const last = names.pop() ?? '';
  let owner = gif as unknown as Record<string, unknown>;
  for (const name of names) owner = owner[name] as Record<string, unknown>;
  owner[last] = value;
  return gif as unknown as IGif;
}

/** Throws, because React cannot render an object. */
const BrokenOverlay = ({ gif: { title } }: { gif: IGif }) =>
  title === 'bad' ? ({} as never) : title;

describe('an invalid GIF', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });

  describe.each(Object.entries(LISTS))('in a %s', (_, list) => {
    it.each(FIELDS)('with an invalid %s leaves the others intact', (field) => {
      for (const value of [...HOSTILE, HUGE]) {
        const bad = { ...makeGif('bad'), [field]: value } as IGif;
        const { container, unmount } = render(list([makeGif('a'), bad, makeGif('b')]));
        expect(container.querySelectorAll('[data-giphy-index]')).toHaveLength(3);
        for (const id of ['a', 'b']) {
          expect(container.querySelector(`[data-giphy-id="${id}"]`)).toBeInTheDocument();
        }
        unmount();
      }
    });
  });

  it.each([...FIELDS, ...NESTED])(
    'outside of a list, with an invalid %s, breaks nothing, in the browser or on the server',
    (field) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      for (const value of HOSTILE) {
        for (const standalone of Object.values(STANDALONE)) {
          const view = standalone(withField(field, value));
          expect(() => renderToString(view)).not.toThrow();
          expect(() => render(view).unmount()).not.toThrow();
        }
      }
      // React warns about a `src` that is `true`.
      vi.mocked(console.error).mockClear();
    },
  );

  it('empties its tile, also outside of a list, until the host passes a valid one', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const view = (title: string) => {
      const gif = makeGif('a', { title });
      return <Gif gif={gif} width={200} lazyLoad={false} overlay={BrokenOverlay} />;
    };
    const { container, rerender } = render(view('bad'));
    expect(container).toBeEmptyDOMElement();
    rerender(view('good'));
    expect(container).toHaveTextContent('good');
    vi.mocked(console.error).mockClear();
  });
});
