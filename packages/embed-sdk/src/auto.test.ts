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

it('starts the page’s elements once, however often it is included', async () => {
  document.body.innerHTML +=
    '<gifkit-embed gif="two" origin="https://embed.example"></gifkit-embed>';
  const { start } = await import('./auto.ts');
  const element = document.querySelector('gifkit-embed');
  const before = [document.querySelector('iframe'), element?.embed?.iframe];
  const [first] = start();
  vi.resetModules();
  const again = await import('./auto.ts');
  expect(before.every(Boolean)).toBe(true);
  expect([document.querySelector('iframe'), element?.embed?.iframe]).toEqual(before);
  expect(again.start()).toEqual([first]);
  expect(
    again.connectEmbed(before[0] as HTMLIFrameElement, { origin: 'https://embed.example' }),
  ).toBe(first);
});
