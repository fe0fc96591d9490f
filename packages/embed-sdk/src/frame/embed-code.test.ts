import { beforeEach, expect, it, vi } from 'vitest';
import { ORIGIN } from '../test/fake-player.ts';
import { createFrame } from './create-frame.ts';
import { embedCode, escapeHtml } from './embed-code.ts';
import { frameUrl } from './frame-url.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { share: () => undefined });
});

const GIF = { id: 'abc', origin: ORIGIN, title: 'Cats & "dogs" <b>' };

/** Attributes and style of the frame that some HTML makes. */
function frameOf(html: string) {
  document.body.innerHTML = html;
  const frame = document.body.firstElementChild as HTMLIFrameElement;
  expect(document.body.childNodes).toHaveLength(1);
  return describeFrame(frame);
}

const describeFrame = (frame: HTMLIFrameElement) => ({
  ...Object.fromEntries([...frame.attributes].map(({ name, value }) => [name, value])),
  style: frame.style.cssText,
});

it.each([
  {},
  { view: 'player', width: 300, height: 200, lazy: false, params: { a: '1&2' } },
  { width: '100%', ratio: 1.5, sandbox: 'allow-scripts' },
] as const)('makes the very frame that createEmbed makes: %j', (options) => {
  const frame = createFrame({ ...GIF, ...options });
  frame.src = frameUrl({ ...GIF, ...options });
  expect(frameOf(embedCode({ ...GIF, ...options }))).toEqual(describeFrame(frame));
});

it('escapes every attribute', () => {
  expect(embedCode(GIF)).toContain('title="Cats &amp; &quot;dogs&quot; &lt;b&gt;"');
  expect(frameOf(embedCode(GIF))).toMatchObject({ title: GIF.title });
});

it.each([
  [{ origin: 'embed.example.com' }, '"embed.example.com" is no origin'],
  [{ origin: 'javascript:alert(1)' }, 'is no origin'],
  [{ origin: 'javascript://a.example' }, 'is no origin'],
  [{ origin: `${ORIGIN}/` }, 'is no origin'],
  [{ id: '../x' }, '"../x" is no id; one has 1 to 64 letters, digits, "-" and "_".'],
  [{ id: '' }, '"" is no id'],
  [{ view: 'page' as 'embed' }, 'view is "embed" or "player", not "page".'],
  [{ theme: 'night' as 'dark' }, 'theme is "light", "dark" or "auto", not "night".'],
  [{ width: -1 }, 'width is a positive number, not "-1".'],
])('refuses %j, as createEmbed does', (options, message) => {
  expect(() => embedCode({ ...GIF, ...options })).toThrow(
    expect.objectContaining({ code: 'argument', message: expect.stringContaining(message) }),
  );
});

it.each(['plain', '<b>"a" & \'b\'</b>', '&amp;', ''])('keeps "%s" a text in markup', (text) => {
  document.body.innerHTML = `<p title="${escapeHtml(text)}">${escapeHtml(text)}</p>`;
  const { firstElementChild: element } = document.body;
  expect(element?.getAttribute('title')).toBe(text);
  expect(element?.textContent).toBe(text);
});
