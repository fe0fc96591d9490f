import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en as embed } from '../apps/embed/src/server/messages/en.ts';
import { en as components } from '../packages/headless/src/labels/en.ts';
import { messagesIn } from '../scripts/messages.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const guide = read('apps/docs/pages/guides/troubleshooting.md');

/** What the guide explains: the first cells of its tables. */
const explained = [...guide.matchAll(/^\| (`+.+?`+) \|/gm)].map(([, cell = '']) =>
  cell
    .replace(/^(`+)(.+)\1$/, '$2')
    .replaceAll('` `', ' `')
    .replace(' `origin ', ' `origin` '),
);

/** Sources whose messages reach who uses or runs this. */
const ROOMS = [
  'packages/*/src',
  'apps/embed/src',
  'apps/gallery/src/server',
  'apps/server-kit/src',
  'scripts/{demo,ports,chromium,other-browsers}.ts',
];
const isTest = (path: string) =>
  /\.(test|test-d|stories)\.tsx?$|\/(test|testing|stories|examples|scenes|art)\//.test(path);

const files = ROOMS.flatMap((room) =>
  globSync(room.endsWith('.ts') ? room : `${room}/**/*.{ts,tsx}`, { cwd: root }),
).filter((path) => !isTest(path));

/** Files by their package: constants are known within it. */
const packageOf = (path: string) => path.split('/').slice(0, 2).join('/');
const thrown = [...new Set(files.map(packageOf))].flatMap((name) =>
  messagesIn(
    new Map(files.filter((path) => packageOf(path) === name).map((path) => [path, read(path)])),
  ),
);

/** The longest part of a message that is always the same. */
const longestOf = (text: string): string =>
  text
    .replace(/^@gifkit\/[\w-]+: /, '')
    .split('…')
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')
    .replaceAll('`', '');

const shown = [
  components.loadError,
  components.captionsError,
  ...[1, 2, 3, 4].map((code) => components.videoError(code, '…')),
  embed.unknownGif.title,
  embed.unknownPage.title,
  embed.brokenPage.title,
  ...Object.values(embed.trouble).map(({ title }) => title),
];

describe('the guide to troubleshooting', () => {
  it('explains every message that the sources throw or warn of', () => {
    expect(thrown.length).toBeGreaterThan(100);
    // A help text of several lines explains itself.
    const missing = thrown.filter(({ text }) => !text.includes('\n') && !explained.includes(text));
    expect(missing.map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
  });

  it('explains every message that is shown', () => {
    expect(shown.filter((text) => !explained.includes(text))).toEqual([]);
  });

  it('explains nothing that is gone', () => {
    const sources = files.map(read).join('\n').replaceAll('`', '');
    const isThere = (text: string) => sources.includes(longestOf(text));
    const known = [...shown, ...thrown.map(({ text }) => text)];
    expect(explained.filter((text) => !known.includes(text) && !isThere(text))).toEqual([]);
  });
});

describe('messages in a source', () => {
  const textsOf = (source: string) =>
    messagesIn(new Map([['it.ts', source]])).map(({ text }) => text);

  it.each([
    ['throw new Error("It is gone.")', ['It is gone.']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source
    ['throw new RangeError(`At most ${max}, not ${n}.`)', ['At most …, not ….']],
    ['console.warn(isOld ? "It is old" : "It is new")', ['It is old', 'It is new']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source
    ['const PREFIX = "us: "; new FetchError(`${PREFIX}no way`)', ['us: no way']],
    ['const text = "It is late"; reject(new EmbedError("timeout", text))', ['It is late']],
    ['const why = (a) => a ? "one way" : "or another"; fail(why(x))', ['one way', 'or another']],
  ])('are found in %s', (source, texts) => {
    expect(textsOf(source)).toEqual(texts);
  });

  it('are neither codes nor what is only written down', () => {
    expect(textsOf('throw new EmbedError("timeout"); console.log("all is well")')).toEqual([]);
  });
});
