/** Examples from the README of `@giphy/js-components`, with changed imports. */
import { GiphyFetch } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderCarousel, renderGif, renderGrid, renderVideo } from './index.ts';
import { startService } from './test/service.ts';

const paths = startService();
const gf = new GiphyFetch('your Web SDK key');
const tiles = (target: ParentNode) => target.querySelectorAll('.giphy-gif');
const addTarget = () => document.body.appendChild(document.createElement('div'));

it('runs the thorough example of a grid', async () => {
  const fetchGifs = (offset: number) => gf.trending({ offset, limit: 25 });
  const makeGrid = (targetEl: HTMLElement) => {
    const render = () =>
      renderGrid(
        { width: innerWidth, fetchGifs, columns: innerWidth < 500 ? 2 : 3, gutter: 6 },
        targetEl,
      );
    window.addEventListener('resize', render, false);
    const remove = render();
    return {
      remove: () => {
        remove();
        window.removeEventListener('resize', render, false);
      },
    };
  };
  const target = addTarget();
  const grid = makeGrid(target);
  await waitFor(() => expect(tiles(target).length).toBeGreaterThan(0));
  window.dispatchEvent(new Event('resize'));
  expect(paths.filter((path) => path.includes('trending')).length).toBeLessThanOrEqual(2);
  grid.remove();
  expect(target).toBeEmptyDOMElement();
});

it('runs the example of a carousel', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const vanillaJSCarousel = (mountNode: HTMLElement) => {
    renderCarousel(
      {
        gifHeight: 200,
        fetchGifs: (offset: number) => gf.trending({ offset }),
        gutter: 6,
        onGifClick: (gif: IGif, event: Event) => {
          event.preventDefault();
          window.open(gif.url);
        },
      },
      mountNode,
    );
  };
  const target = addTarget();
  vanillaJSCarousel(target);
  await waitFor(() => expect(tiles(target).length).toBeGreaterThan(0));
  fireEvent.click(target.querySelector('.giphy-gif a') ?? target);
  expect(open).toHaveBeenCalledOnce();
});

it('runs the example of a GIF', async () => {
  const vanillaJSGif = async (mountNode: HTMLElement) => {
    const { data: gif1 } = await gf.gif('Fh36mpcNNdS480RQ8U');
    renderGif({ gif: gif1, width: 300 }, mountNode);
  };
  const target = addTarget();
  await vanillaJSGif(target);
  expect(tiles(target)).toHaveLength(1);
});

it('runs the example of a video', async () => {
  const [clip] = (await gf.trending({ type: 'videos', limit: 1 })).data;
  const vanillaJSVideo = async (mountNode: HTMLElement) => {
    const { data: gif1 } = await gf.gif(clip?.id ?? '');
    renderVideo({ gif: gif1, width: 300, controls: true }, mountNode);
  };
  const target = addTarget();
  await vanillaJSVideo(target);
  expect(target.querySelector('video')).toBeInTheDocument();
});
