import { act, fireEvent, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FILE_PATIENCE } from '../core/constants.ts';
import { makeFilmedGif, makeGif } from '../test/make-gif.ts';
import { installMedia, settle } from '../test/media-element.ts';
import { scrollIntoView } from '../test/observers.ts';
import * as Tile from '../tile/index.ts';
import * as GifList from './index.ts';

const never = () => new Promise<never>(() => {});

/** Shows a list of three GIFs: the first two are in view, the last one is near. */
function renderList(media: 'image' | 'auto' = 'image', make = makeGif) {
  const { container } = render(
    <GifList.Root fetchGifs={never} initialGifs={['a', 'b', 'c'].map((id) => make(id))}>
      <GifList.Masonry columns={1} gutter={6} width={200}>
        {(item) => (
          <GifList.Item item={item}>
            <Tile.Root {...item.tile} media={media} initialProximity="unknown" />
          </GifList.Item>
        )}
      </GifList.Masonry>
    </GifList.Root>,
  );
  const tiles = [...container.querySelectorAll('[data-giphy-id]')];
  for (const [index, tile] of tiles.entries()) scrollIntoView(tile, index < 2 ? 1 : 0);
  const images = [...container.querySelectorAll('img')];
  return {
    tiles,
    images,
    /** Files that the tiles ask for, by their last letters; `-` for none. */
    files: () =>
      images.map((image) => {
        const { srcset = '' } = image.parentElement?.querySelector('source') ?? {};
        return /200w(\S+)$/.exec(srcset || image.src)?.[1] ?? '-';
      }),
    async load(...indices: number[]) {
      for (const index of indices) {
        const image = images[index] as HTMLImageElement;
        vi.spyOn(image, 'currentSrc', 'get').mockReturnValue(image.src);
        fireEvent.load(image);
      }
      await settle();
    },
  };
}

describe('the first screen of a list', () => {
  it('fetches the stills in view, then their GIFs, then the stills out of view', async () => {
    const { files, load } = renderList();
    expect(files()).toEqual(['_s.gif', '_s.gif', '-']);
    await load(0);
    expect(files()).toEqual(['_s.gif', '_s.gif', '-']);
    await load(1);
    expect(files()).toEqual(['.webp', '.webp', '-']);
    await load(0, 1);
    expect(files()).toEqual(['.webp', '.webp', '_s.gif']);
  });

  it.each([
    ['fails', (image: Element) => act(async () => fireEvent.error(image))],
    ['never comes', () => act(() => vi.advanceTimersByTimeAsync(FILE_PATIENCE))],
  ])('does not wait for a still that %s', async (_, pass) => {
    vi.useFakeTimers();
    const { files, load, images } = renderList();
    await load(0);
    await pass(images[1] as Element);
    expect(files()).toEqual(['.webp', '.webp', '-']);
  });

  it('fetches GIFs without a still at once', async () => {
    const { files } = renderList('image', (id) => {
      const gif = makeGif(id);
      return { ...gif, images: { ...gif.images, fixed_width_still: undefined } } as never;
    });
    expect(files()).toEqual(['.webp', '.webp', '-']);
  });

  it('plays films only when all stills have come', async () => {
    installMedia();
    const { tiles, files, load } = renderList('auto', makeFilmedGif);
    expect(tiles[0]?.querySelector('video')).toBeNull();
    await load(0, 1);
    await vi.waitFor(() => {
      scrollIntoView(tiles[0] as Element, 1);
      expect(tiles[0]?.querySelector('video')).not.toBeNull();
    });
    expect(files()).toEqual(['_s.gif', '_s.gif', '-']);
  });
});

describe('a list on a slow line', () => {
  it('fetches each still before its GIF, and nothing out of view', async () => {
    vi.stubGlobal(
      'navigator',
      Object.create(navigator, { connection: { value: { saveData: true } } }),
    );
    const { files, load } = renderList();
    await load(0, 1);
    expect(files()).toEqual(['.webp', '.webp', '-']);
    await load(0, 1);
    expect(files()).toEqual(['.webp', '.webp', '-']);
  });
});
