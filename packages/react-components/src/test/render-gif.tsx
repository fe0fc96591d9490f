import { act, fireEvent, render } from '@testing-library/react';
import { vi } from 'vitest';
import { makeGif } from '../../../headless/src/test/make-gif.ts';
import { scrollIntoView } from '../../../headless/src/test/observers.ts';
import { Gif } from '../gif/Gif.tsx';
import type { GifProps } from '../gif/gif-props.ts';

/** GIF of {@link renderGif}, and its files. */
export const gif = makeGif('a');
export const WEBP = 'https://media.example.com/a/200w.webp';
export const IMAGE = 'https://media.example.com/a/200w.gif';
export const STILL = 'https://media.example.com/a/200w_s.gif';

/** Renders a GIF 200 px wide. */
export function renderGif(props: Partial<GifProps> = {}) {
  const view = render(<Gif gif={gif} width={200} {...props} />);
  return { ...view, ...partsOf(view.container) };
}

export function partsOf(container: HTMLElement) {
  const root = container.querySelector<HTMLElement>(`.${Gif.className}`);
  const image = container.querySelector<HTMLImageElement>(`.${Gif.imgClassName}`);
  if (!root || !image) throw new Error('There is no GIF');
  return {
    root,
    image,
    sources: () => [...container.querySelectorAll('source')],
    background: () => getComputedStyle(image.parentElement as HTMLElement).background,
  };
}

/** Waits for the lazy-loaded player of films, then scrolls the GIFs into view. */
export async function look(...roots: Element[]): Promise<void> {
  for (const root of roots) scrollIntoView(root, 1);
  await act(() => vi.dynamicImportSettled());
  for (const root of roots) scrollIntoView(root, 1);
  await act(async () => {});
}

/** Makes an image report that it has loaded. */
export function load(image: HTMLImageElement, currentSrc = image.src): void {
  vi.spyOn(image, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(image, 'naturalWidth', 'get').mockReturnValue(200);
  vi.spyOn(image, 'currentSrc', 'get').mockReturnValue(currentSrc);
  fireEvent.load(image);
}
