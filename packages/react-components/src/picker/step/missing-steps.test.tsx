import { CHUNK_RETRY_DELAY } from '@gifkit/headless/core';
import { act, configure, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPicker, showGifs } from '../../test/render-picker.tsx';

const { missing } = vi.hoisted(() => ({
  missing: () => {
    throw new Error('404');
  },
}));
vi.mock('./StepContent.tsx', missing);

/** Runs an action that loads a missing file, and waits for two failures of each of two steps. */
async function untilGivenUp<T>(run: () => T): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const result = run();
  for (let step = 0; step < 2; step += 1) {
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(CHUNK_RETRY_DELAY));
  }
  vi.useRealTimers();
  await act(() => vi.dynamicImportSettled());
  return result;
}

it('sends the chosen GIF with its own alt text, once, if no step can be loaded, and logs the reason', async () => {
  configure({ reactStrictMode: true });
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { onSelect } = await untilGivenUp(() => renderPicker({ tabs: ['emoji'], editAlt: true }));
  const buttons = await showGifs();
  // Some have variations. The others are buttons of favorites.
  for (const one of buttons.filter((button) => button.ariaPressed === null).slice(0, 8)) {
    onSelect.mockClear();
    await untilGivenUp(() => fireEvent.click(one));
    const alt = one.getAttribute('aria-label');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      expect.objectContaining({ alt, isAltEdited: false }),
    );
  }
  const said = warn.mock.calls.filter(([text]) => /question about a chosen GIF/.test(text));
  expect(said).toHaveLength(1);
  expect(screen.queryByRole('textbox', { name: 'Description' })).toBeNull();
});
