import { beforeEach, expect, it, vi } from 'vitest';

const frames = () => document.querySelectorAll('iframe').length;

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML =
    '<div data-gifkit-embed="one" data-gifkit-origin="https://embed.example"></div>';
});

it('starts on a page that has loaded', async () => {
  await import('./auto.ts');
  expect(frames()).toBe(1);
});

it('waits for a page that is loading', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await import('./auto.ts');
  expect(frames()).toBe(0);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(frames()).toBe(1);
});

it('starts the page’s elements, even if it is included twice', async () => {
  document.body.innerHTML =
    '<gifkit-embed gif="two" origin="https://embed.example"></gifkit-embed>';
  await import('./auto.ts');
  vi.resetModules();
  await import('./auto.ts');
  expect(document.querySelector('gifkit-embed')?.embed?.iframe.src).toContain('/embed/two#');
});
