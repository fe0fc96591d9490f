import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../test/browser.ts';
import { Sheet } from './Sheet.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom lacks modal dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});
afterEach(cleanup);

function open(options: Parameters<typeof stubBrowser>[0] = {}) {
  stubBrowser(options);
  const onClose = vi.fn();
  const { unmount } = render(
    <Sheet title="Share" onClose={onClose}>
      Content
    </Sheet>,
  );
  return { onClose, unmount, dialog: screen.getByRole('dialog', { name: 'Share' }) };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('Sheet', () => {
  it('closes after a 0.3 s fade', () => {
    const { onClose, dialog } = open();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog).toHaveAttribute('data-closing');
    pass(299);
    expect(onClose).not.toHaveBeenCalled();
    pass(1);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes immediately with reduced motion', () => {
    const { onClose } = open({ prefersReducedMotion: true });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    pass(0);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes on a click outside, but not inside', () => {
    const { onClose, dialog } = open();
    fireEvent.click(screen.getByText('Content'));
    pass(300);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(dialog);
    pass(300);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('animates its own close on Escape', () => {
    const { onClose, dialog } = open();
    const isTaken = !fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(isTaken).toBe(true);
    pass(300);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('returns focus to the opener', () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const { unmount } = open();
    screen.getByRole('button', { name: 'Close' }).focus();
    unmount();
    expect(opener).toHaveFocus();
    opener.remove();
  });
});
