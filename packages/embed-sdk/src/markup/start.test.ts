import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createEmbed } from '../host/create-embed.ts';
import { start } from './start.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <div data-gifkit-embed="one" data-gifkit-origin="https://embed.example"><a href="/one">One</a></div>
    <section><div data-gifkit-embed="two" data-gifkit-origin="https://embed.example"></div></section>
    <div data-gifkit-embed="three"><a href="/three">Three</a></div>`;
  vi.stubGlobal('reportError', vi.fn());
});

function startBelow(root?: ParentNode) {
  const embeds = start(root);
  onTestFinished(() => {
    for (const embed of embeds) embed.destroy();
  });
  return embeds;
}

const paths = () =>
  [...document.querySelectorAll('iframe')].map(({ src }) => new URL(src).pathname);

it('starts every marked element and keeps the content of invalid ones', () => {
  expect(startBelow()).toHaveLength(2);
  expect(paths()).toEqual(['/embed/one', '/embed/two']);
  expect(document.body.textContent?.trim()).toBe('Three');
  expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ code: 'argument' }));
});

it('starts an element once', () => {
  const embeds = startBelow();
  const frames = [...document.querySelectorAll('iframe')];
  expect(startBelow()).toEqual(embeds);
  expect([...document.querySelectorAll('iframe')]).toEqual(frames);
});

it('starts elements that were added later, below a root', () => {
  startBelow(document.querySelector('section') ?? undefined);
  expect(paths()).toEqual(['/embed/two']);
});

it('creates a new embed after the old one was destroyed', () => {
  const [first, second] = startBelow();
  first?.destroy();
  expect(paths()).toEqual(['/embed/two']);
  const again = startBelow();
  expect(paths()).toEqual(['/embed/one', '/embed/two']);
  expect(again[0]).not.toBe(first);
  expect(again[1]).toBe(second);
});

it('creates a new embed after the page removed the frame', async () => {
  const [first] = startBelow();
  const call = first?.play();
  first?.iframe.remove();
  expect(startBelow()[0]).not.toBe(first);
  await expect(call).rejects.toMatchObject({ code: 'destroyed' });
});

it('keeps an embed that the page created itself', () => {
  const element = document.querySelector('[data-gifkit-embed="one"]') as Element;
  const embed = createEmbed(element, { id: 'mine', origin: 'https://embed.example' });
  expect(startBelow()[0]).toBe(embed);
});
