import { beforeEach, expect, it, vi } from 'vitest';
import { ORIGIN } from '../test/fake-player.ts';
import { embedCode, escapeHtml } from './embed-code.ts';
import { createFrame } from './frame-attributes.ts';
import { frameUrl } from './frame-url.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { share: () => undefined });
});

const GIF = { id: 'abc', origin: ORIGIN, title: 'Cats & "dogs" <b>' };

/** Attributes and style of the frame in HTML code. */
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
] as const)('makes the same frame as createEmbed: %j', (options) => {
  const frame = createFrame({ ...GIF, ...options });
  frame.src = frameUrl({ ...GIF, ...options });
  expect(frameOf(embedCode({ ...GIF, ...options }))).toEqual(describeFrame(frame));
});

it('escapes every attribute', () => {
  expect(embedCode(GIF)).toContain('title="Cats &amp; &quot;dogs&quot; &lt;b&gt;"');
  expect(frameOf(embedCode(GIF))).toMatchObject({ title: GIF.title });
});

it('rejects an invalid option, like createEmbed', () => {
  expect(() => embedCode({ ...GIF, width: -1 })).toThrow(
    expect.objectContaining({ code: 'argument' }),
  );
});

it.each(['plain', '<b>"a" & \'b\'</b>', '&amp;', ''])('escapes "%s" as text', (text) => {
  document.body.innerHTML = `<p title="${escapeHtml(text)}">${escapeHtml(text)}</p>`;
  const { firstElementChild: element } = document.body;
  expect(element?.getAttribute('title')).toBe(text);
  expect(element?.textContent).toBe(text);
});
