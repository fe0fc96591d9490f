import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { makeGifs } from '../test/make-gif.ts';
import * as Tile from '../tile/index.ts';
import * as GifList from './index.ts';

it('repeats keys that are pressed before their handler has loaded', async () => {
  const onKeyDown = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: counts the keys that a host sees
    <div onKeyDown={onKeyDown}>
      <GifList.Root fetchGifs={() => new Promise(() => {})} initialGifs={makeGifs(3)}>
        <GifList.Masonry columns={3} gutter={6} width={612}>
          {(item) => (
            <GifList.Item item={item}>
              <Tile.Root {...item.tile}>
                <Tile.Link>
                  <input aria-label={item.alt} />
                </Tile.Link>
              </Tile.Root>
            </GifList.Item>
          )}
        </GifList.Masonry>
      </GifList.Root>
    </div>,
  );
  const [link] = screen.getAllByRole('link');
  act(() => link?.focus());
  const press = (element: Element | undefined, key: string) =>
    fireEvent.keyDown(element as Element, { key });
  expect(press(link, 'Tab'), 'is the browser’s').toBe(true);
  expect(press(screen.getAllByRole('textbox')[0], 'PageDown'), 'is the field’s').toBe(true);
  onKeyDown.mockClear();
  for (let page = 0; page < 2; page += 1) {
    expect(press(link, 'PageDown'), 'must not scroll').toBe(false);
  }
  await act(() => vi.dynamicImportSettled());
  expect(screen.getAllByRole('article')[2]).toHaveFocus();
  expect(onKeyDown).toHaveBeenCalledTimes(2);
});
