import { CHUNK_RETRY_DELAY } from '@gifkit/headless/internal/core/constants.ts';
import { act, configure, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPicker, showGifs } from '../../test/render-picker.tsx';

vi.mock('./AltStep.tsx', () => {
  throw new Error('404');
});

/** Runs an action that loads a missing file, and waits for two failures. */
async function untilGivenUp<T>(run: () => T): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const result = run();
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(CHUNK_RETRY_DELAY));
  vi.useRealTimers();
  await act(() => vi.dynamicImportSettled());
  return result;
}

describe('a picker that cannot load the alt text step', () => {
  it('sends the GIF with its own alt text, once, and logs the reason', async () => {
    configure({ reactStrictMode: true });
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { onSelect } = await untilGivenUp(() => renderPicker({ editAlt: true }));
    const [first] = await showGifs();
    await untilGivenUp(() => fireEvent.click(first ?? document.body));
    const alt = first?.getAttribute('aria-label');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      expect.objectContaining({ alt, isAltEdited: false }),
    );
    const said = warn.mock.calls.filter(
      ([text]) => text === 'Gifkit: the alt text could not be loaded',
    );
    expect(said).toHaveLength(1);
    expect(screen.queryByRole('textbox', { name: 'Description' })).toBeNull();
  });
});
