import { beforeEach, expect, test, vi } from 'vitest';

const frames = () => document.querySelectorAll('iframe').length;

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML =
    '<div data-gifkit-embed="one" data-gifkit-origin="https://embed.example"></div>';
});

test('starts on a page that has been read', async () => {
  await import('./auto.ts');
  expect(frames()).toBe(1);
});

test('waits for a page that is being read', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await import('./auto.ts');
  expect(frames()).toBe(0);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(frames()).toBe(1);
});
