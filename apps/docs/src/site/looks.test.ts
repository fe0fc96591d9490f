import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

const guide = read('apps/docs/pages/guides/looks.md');
const named = new Set(guide.match(/--[a-z0-9-]*[a-z0-9]|[a-z]+(?:-[a-z]+)+/g));

const components = globSync('packages/react-components/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.(test|stories)\.|\/(test|examples)\//.test(path))
  .map(read)
  .join('\n');

/** The colors of the set have one type; the properties are made from it. */
const colors = /type LookColor =([^;]*);/.exec(components)?.[1]?.match(/[a-z]+(?:-[a-z]+)*/g);

/** Names that begin like a class, and are none. */
const NO_CLASSES = [
  // Of a GIF's background, one of five.
  'giphy-gif-brand',
  // An animation.
  'giphy-picker-wait',
  'giphy-index',
];

/** The short names that a package's file of parts exports. */
const partsOf = (path: string): string[] => {
  const source = read(path).replace(/\btype [A-Za-z]+ as [A-Za-z]+/g, '');
  const renamed = [...source.matchAll(/\bas ([A-Z][A-Za-z]*)/g)];
  const constants = [...source.matchAll(/export const ([A-Z][A-Za-z]*)/g)];
  return [...renamed, ...constants].flatMap(([, name]) =>
    name && !name.endsWith('Props') && !name.endsWith('State') ? [name] : [],
  );
};

describe('the page of looks', () => {
  it('has every custom property that the components read', () => {
    const written =
      components.match(/--(?:gifkit|giphy|searchbar)-[a-z0-9-]*[a-z0-9](?=[:,)`])/g) ?? [];
    const made = colors?.flatMap((color) => [`--gifkit-${color}`, `--giphy-picker-${color}`]) ?? [];
    const names = new Set([...written, ...made]);
    expect(names.size).toBeGreaterThan(25);
    expect([...names].filter((name) => !named.has(name))).toEqual([]);
  });

  it('has every class name that a host may style', () => {
    const names = new Set(components.match(/(?<![-\w])giphy-[a-z]+(?:-[a-z]+)*/g));
    expect(names.size).toBeGreaterThan(40);
    const missing = [...names].filter((name) => !named.has(name) && !NO_CLASSES.includes(name));
    expect(missing).toEqual([]);
  });

  it.each([
    ['Tile', 'packages/headless/src/tile/parts.ts'],
    ['GifList', 'packages/headless/src/list/parts.ts'],
    ['GifPicker', 'packages/headless/src/picker/parts.ts'],
  ])('has every part of %s', (name, path) => {
    const row = new RegExp(`^\\| \`${name}\` \\| \`Root\`.*$`, 'm').exec(guide)?.[0];
    const parts = partsOf(path);
    expect(parts).toContain('Root');
    expect(parts.filter((part) => !row?.includes(`\`${part}\``))).toEqual([]);
  });
});
