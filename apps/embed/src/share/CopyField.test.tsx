import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CopyField } from './CopyField.tsx';

function openField({ clipboard = true, command = false, platform = 'Linux x86_64' } = {}) {
  const writeText = vi.fn(async (_text: string) => {
    if (!clipboard) throw new DOMException('No', 'NotAllowedError');
  });
  vi.stubGlobal('navigator', { platform, clipboard: { writeText } });
  document.execCommand = vi.fn(() => command);
  const onCopy = vi.fn();
  render(<CopyField label="Link" value="https://example.com/gif" onCopy={onCopy} />);
  return { writeText, onCopy };
}

const button = () => screen.getByRole('button', { name: 'Copy link' });
const click = () =>
  act(async () => {
    fireEvent.click(button());
    await vi.advanceTimersByTimeAsync(0);
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(cleanup);

it('copies through the Clipboard API and confirms it for two seconds', async () => {
  const { writeText, onCopy } = openField();
  await click();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('https://example.com/gif');
  expect(onCopy).toHaveBeenCalledOnce();
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  expect(button()).toHaveTextContent(/^Copy$/);
  act(() => vi.advanceTimersByTime(2000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it.each([true, false])(
  'keeps focus on its button, with the Clipboard API: %s',
  async (clipboard) => {
    openField({ clipboard, command: true });
    button().focus();
    await click();
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    expect(button()).toHaveFocus();
  },
);

it('falls back to execCommand in a frame without clipboard access', async () => {
  const { onCopy } = openField({ clipboard: false });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
  document.execCommand = vi.fn(() => {
    expect(field).toHaveFocus();
    expect(field.selectionEnd).toBe(field.value.length);
    return true;
  });
  await click();
  expect(document.execCommand).toHaveBeenCalledExactlyOnceWith('copy');
  expect(onCopy).toHaveBeenCalledOnce();
});

it.each([
  ['Linux x86_64', 'Press Ctrl+C'],
  ['MacIntel', 'Press ⌘C'],
  ['iPad', 'Press ⌘C'],
])(
  'selects and focuses the text on %s and shows “%s” if copying fails',
  async (platform, words) => {
    const { onCopy } = openField({ clipboard: false, platform });
    await click();
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(onCopy).not.toHaveBeenCalled();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
    expect(field.selectionEnd).toBe(field.value.length);
    expect(field).toHaveFocus();
  },
);
