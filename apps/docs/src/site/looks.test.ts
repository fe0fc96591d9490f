import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

it('the page of looks has every custom property that the components read', () => {
  const guide = read('apps/docs/pages/guides/looks.md');
  const sources = globSync('packages/react-components/src/**/*.{ts,tsx}', { cwd: root });
  const names = sources.flatMap(
    (path) => read(path).match(/--(?:giphy|searchbar)-[a-z0-9-]*[a-z0-9](?=[:,)])/g) ?? [],
  );
  expect(new Set(names).size).toBeGreaterThan(15);
  const written = new Set(guide.match(/--[a-z0-9-]*[a-z0-9]/g));
  expect([...new Set(names)].filter((name) => !written.has(name))).toEqual([]);
});
