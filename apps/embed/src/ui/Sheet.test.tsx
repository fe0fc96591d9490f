import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../test/browser.ts';
import { Sheet } from './Sheet.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

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
  it('has gone 0.3 s after it was closed, and fades meanwhile', () => {
    const { onClose, dialog } = open();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog).toHaveAttribute('data-closing');
    pass(299);
    expect(onClose).not.toHaveBeenCalled();
    pass(1);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('has gone at once where motion is unwelcome', () => {
    const { onClose } = open({ prefersReducedMotion: true });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    pass(0);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes with a click beside it, but not with one on it', () => {
    const { onClose, dialog } = open();
    fireEvent.click(screen.getByText('Content'));
    pass(300);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(dialog);
    pass(300);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes with Escape, in its own time', () => {
    const { onClose, dialog } = open();
    const isTaken = !fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(isTaken).toBe(true);
    pass(300);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('gives the focus back to what opened it', () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const { unmount } = open();
    screen.getByRole('button', { name: 'Close' }).focus();
    unmount();
    expect(opener).toHaveFocus();
    opener.remove();
  });
});
