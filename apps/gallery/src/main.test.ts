import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const started = vi.fn();

async function open(drawn: string): Promise<void> {
  document.body.innerHTML = `<div id="root">${drawn}</div>`;
  vi.doMock('./start.tsx', () => {
    started();
    return {};
  });
  await import('./main.tsx');
  await vi.dynamicImportSettled();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('./start.tsx');
  vi.resetModules();
  started.mockReset();
});

it('hydrates after the first paint of the server’s markup', async () => {
  await open('<main>A list</main>');
  vi.advanceTimersToNextFrame();
  await vi.dynamicImportSettled();
  expect(started).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce());
});
