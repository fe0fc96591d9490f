import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readOptions, start } from './start.ts';

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

test('starts every element that asks for it, and keeps what is in those that are wrong', () => {
  expect(startBelow()).toHaveLength(2);
  expect(paths()).toEqual(['/embed/one', '/embed/two']);
  expect(document.body.textContent?.trim()).toBe('Three');
  expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ code: 'argument' }));
});

test('starts an element once', () => {
  const embeds = startBelow();
  const frames = [...document.querySelectorAll('iframe')];
  expect(startBelow()).toEqual(embeds);
  expect([...document.querySelectorAll('iframe')]).toEqual(frames);
});

test('starts elements that came later, below what it is told', () => {
  startBelow(document.querySelector('section') ?? undefined);
  expect(paths()).toEqual(['/embed/two']);
});

test.each([
  ['', { id: '', origin: '', view: 'embed', lazy: true, autoHeight: false }],
  [
    'data-gifkit-embed="abc" data-gifkit-origin="https://e.example" data-gifkit-view="player" data-gifkit-auto-height',
    { id: 'abc', origin: 'https://e.example', view: 'player', lazy: true, autoHeight: true },
  ],
  [
    'data-gifkit-width="100%" data-gifkit-height="300" data-gifkit-lazy="false" data-gifkit-auto-height="false" data-gifkit-title="A cat" data-gifkit-sandbox="allow-scripts"',
    {
      id: '',
      origin: '',
      view: 'embed',
      lazy: false,
      autoHeight: false,
      width: '100%',
      height: 300,
      title: 'A cat',
      sandbox: 'allow-scripts',
    },
  ],
])('reads the attributes %s', (attributes, expected) => {
  document.body.innerHTML = `<div ${attributes}></div>`;
  expect(readOptions(document.body.firstElementChild as HTMLElement)).toEqual(expected);
});
