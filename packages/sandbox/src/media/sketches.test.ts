import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { dynamicEntries } from '../catalog/text-entries.ts';
import { createEntryMedia } from './entry-media.ts';

const media = createEntryMedia(async () => undefined);

/** Unescapes the text of an SVG. */
const textOf = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Decodes the file, which fails if it is not XML. */
const look = async (response: Response) => {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const source = await response.text();
  const { info } = await sharp(Buffer.from(source)).png().toBuffer({ resolveWithObject: true });
  const lines = [...source.matchAll(/<text[^>]*>([^<]*)<\/text>/g)];
  const text = lines.map(([, line = '']) => textOf(line));
  return { width: info.width, height: info.height, text, moves: source.includes('<animate') };
};

describe('the sketch of an account', () => {
  const at = (path: string) => media.serveAvatar(new Request('http://localhost'), path);

  it.each([
    ['mona/picture.gif', { width: 160, height: 160, text: ['M'], moves: true }],
    ['mona/picture/80h.webp', { width: 80, height: 80, text: ['M'], moves: true }],
    ['mona/picture/80h.png', { width: 80, height: 80, text: ['M'], moves: false }],
    ['default3.gif', { width: 160, height: 160, text: ['D'], moves: true }],
    ['<b>/picture.png', { width: 160, height: 160, text: ['<'], moves: false }],
    ['\u0001\ufffe/picture.png', { width: 160, height: 160, text: [''], moves: false }],
    ['🎉/picture.png', { width: 160, height: 160, text: ['🎉'], moves: false }],
  ])('exists at %s', async (path, expected) => {
    expect(await look(await at(path))).toEqual(expected);
  });

  it('has one color per name', async () => {
    const source = async (path: string) => (await at(path)).text();
    expect(await source('mona/a.png')).toBe(await source('mona/b.jpg'));
    expect(await source('mona/a.png')).not.toBe(await source('max/a.png'));
  });
});

describe('the sketch of a text', () => {
  const ask = (text: string, name: string) => {
    const entry = dynamicEntries(text)[3];
    if (!entry) throw new Error('No text');
    return media.serveMedia(new Request('http://localhost'), entry, name);
  };

  it.each([
    ['Hello', '200w.gif', ['Hello'], true],
    ['Hello', '200w_s.gif', ['Hello'], false],
    ['</text><script>&"', '200w.webp', ['</text><script>&"'], true],
    ['\ufffe!', '200w.webp', ['!'], true],
  ])('shows %j as %s', async (text, name, lines, moves) => {
    expect(await look(await ask(text, name))).toMatchObject({ width: 200, text: lines, moves });
  });

  it('fits its lines into the size of the file', async () => {
    const long = await look(await ask('The quick brown fox jumps over the lazy dog', 'giphy.gif'));
    expect(long.text.join(' ')).toBe('The quick brown fox jumps over the lazy dog');
    expect(long.text.length).toBeGreaterThan(1);
  });
});
