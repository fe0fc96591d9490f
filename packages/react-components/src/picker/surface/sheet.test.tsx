import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { providers, renderPicker } from '../../test/render-picker.tsx';
import type { GifPickerProps } from '../gif-picker-props.ts';

/** px; a page that is never laid out has no heights. */
const HEIGHT = 600;

const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, button: 0, clientX: 50 };

async function openSheet(props: Partial<GifPickerProps> = {}) {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEIGHT);
  const onOpenChange = vi.fn();
  await act(async () =>
    renderPicker({ presentation: 'sheet', autoFocus: false, onOpenChange, ...props }),
  );
  await act(() => vi.dynamicImportSettled());
  const dialog = screen.getByRole('dialog');
  const handle = dialog.querySelector('.giphy-picker-handle') ?? dialog;
  return { onOpenChange, dialog, handle };
}

/** Pulls what was pressed to each of the heights, and leaves the finger where it is. */
function pull(target: Element, ...heights: number[]): void {
  fireEvent.pointerDown(target, { ...finger, clientY: 100 });
  for (const clientY of heights) fireEvent.pointerMove(target, { ...finger, clientY });
}

describe('a sheet', () => {
  it('follows what pulls it, and asks to be closed where it is let go far down', async () => {
    const { onOpenChange, dialog, handle } = await openSheet();
    pull(handle, 110, 410);
    expect(dialog.style.translate).toBe('0px 302px');
    expect(onOpenChange).not.toHaveBeenCalled();
    fireEvent.pointerUp(handle, { ...finger, clientY: 410 });
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false));
    // The host has left it open.
    expect(dialog.style.translate).toBe('');
  });

  it('stands at its place again where the pull is cancelled, with all that is in it', async () => {
    const { onOpenChange, dialog, handle } = await openSheet({ initialTerm: 'cat' });
    pull(handle, 110, 500);
    fireEvent.pointerCancel(handle, finger);
    expect(dialog.style.translate).toBe('');
    fireEvent.pointerUp(handle, { ...finger, clientY: 500 });
    await act(async () => {});
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(screen.getByRole('combobox')).toHaveValue('cat');
  });

  it('is pulled by its field too, but not by its buttons, nor where one writes', async () => {
    const { dialog } = await openSheet();
    const field = screen.getByRole('combobox');
    pull(screen.getByRole('button', { name: 'Close' }), 110, 200);
    expect(dialog.style.translate).toBe('');
    pull(field, 110, 200);
    expect(dialog.style.translate).toBe('0px 92px');
    fireEvent.pointerCancel(field, finger);
    act(() => field.focus());
    pull(field, 110, 200);
    expect(dialog.style.translate).toBe('');
  });

  it('leaves the field to a mouse, which selects text, and the list to everybody', async () => {
    const { dialog } = await openSheet();
    const field = screen.getByRole('combobox');
    const mouse = { ...finger, pointerType: 'mouse' };
    fireEvent.pointerDown(field, { ...mouse, clientY: 100 });
    fireEvent.pointerMove(field, { ...mouse, clientY: 200 });
    pull(screen.getByRole('tabpanel'), 110, 200);
    expect(dialog.style.translate).toBe('');
  });

  it('is no sheet beside its button: nothing pulls it', async () => {
    const { dialog, handle } = await openSheet({
      presentation: 'popover',
      provider: providers.tenor(),
    });
    pull(handle, 110, 200);
    expect(dialog.style.translate).toBe('');
  });
});
