import type * as LoadChunk from '@gifkit/headless/internal/core/shared/load-chunk.ts';
import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderPicker, showGifs } from '../../test/render-picker.tsx';

/** Makes the pending load of the variations fail. */
const lose = vi.hoisted(() => ({ file: () => {} }));

vi.mock('@gifkit/headless/internal/core/shared/load-chunk.ts', async (importActual) => {
  const actual = await importActual<typeof LoadChunk>();
  const { loadChunk } = actual;
  const load: typeof loadChunk = (name, load) =>
    name === 'the variations'
      ? new Promise((resolve) => {
          lose.file = () => resolve(undefined);
        })
      : loadChunk(name, load);
  return { ...actual, loadChunk: load };
});

/** Chooses the first emoji with variations; others are sent at once. */
async function chooseEmojiWithVariations() {
  const view = renderPicker({ tabs: ['emoji'] });
  for (const emoji of await showGifs()) {
    view.onSelect.mockClear();
    await userEvent.click(emoji);
    if (view.onSelect.mock.calls.length === 0) return view;
  }
  throw new Error('No emoji has variations');
}

describe('a picker that cannot load the variations of an emoji', () => {
  it('sends the default emoji', async () => {
    const { onSelect } = await chooseEmojiWithVariations();
    await act(async () => lose.file());
    expect(onSelect).toHaveBeenCalledTimes(1);
  });

  it('sends nothing after it was closed', async () => {
    const { onSelect, unmount } = await chooseEmojiWithVariations();
    unmount();
    await act(async () => lose.file());
    expect(onSelect).not.toHaveBeenCalled();
  });
});
