import { CHUNK_RETRY_DELAY } from '@gifkit/headless/internal/core/constants.ts';
import { act, configure, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPicker, showGifs } from '../../test/render-picker.tsx';

vi.mock('./AltStep.tsx', () => {
  throw new Error('404');
});

describe('a picker that cannot load what asks for the alt text', () => {
  it('sends the GIF as it is, once, and says why', async () => {
    configure({ reactStrictMode: true });
    const { onSelect } = renderPicker({ editAlt: true });
    const [first] = await showGifs();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(first ?? document.body);
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(CHUNK_RETRY_DELAY));
    vi.useRealTimers();
    await act(() => vi.dynamicImportSettled());
    const alt = first?.getAttribute('aria-label');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      expect.objectContaining({ alt, isAltEdited: false }),
    );
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'Gifkit: the alt text could not be loaded',
      expect.anything(),
    );
    expect(screen.queryByRole('textbox', { name: 'Description' })).toBeNull();
  });
});
