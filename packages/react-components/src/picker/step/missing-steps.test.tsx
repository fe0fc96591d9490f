import { CHUNK_RETRY_DELAY } from '@gifkit/headless/internal/core/constants.ts';
import { act, configure, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPicker, showGifs } from '../../test/render-picker.tsx';

const { missing } = vi.hoisted(() => ({
  missing: () => {
    throw new Error('404');
  },
}));
vi.mock('./AltStep.tsx', missing);
vi.mock('./VariationsStep.tsx', missing);

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

describe('a picker that cannot load a step', () => {
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

  it('sends the default emoji in place of its variations', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { onSelect } = renderPicker({ tabs: ['emoji'] });
    for (const emoji of await showGifs()) {
      onSelect.mockClear();
      fireEvent.click(emoji);
      // Emoji without variations are sent at once.
      if (onSelect.mock.calls.length === 0) break;
    }
    await untilGivenUp(() => expect(onSelect).not.toHaveBeenCalled());
    expect(onSelect).toHaveBeenCalledOnce();
  });
});
