import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8').replace(
  /\/\*.*?\*\//gs,
  '',
);

/** What the rule of a selector declares. */
const declared = (selector: string): Map<string, string> => {
  const [, rest = ''] = css.split(`${selector} {`);
  const [body = ''] = rest.split('}');
  return new Map(
    [...body.matchAll(/(--[\w-]+|color-scheme): (.*);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
};

const light = declared(':root');
const dark = declared(':root[data-theme="dark"]');
const system = declared(':root:not([data-theme="light"])');

describe('colours of the gallery', () => {
  it('need no light-dark(), which would leave older browsers without any', () => {
    expect(css).not.toContain('light-dark(');
  });

  it('are as dark by choice as by the system', () => {
    const chosen = new Map(dark);
    chosen.delete('color-scheme');
    expect(chosen.size).toBeGreaterThan(8);
    expect(chosen).toEqual(system);
  });

  it('have a light one for every dark one', () => {
    expect([...dark.keys()].filter((name) => !light.has(name))).toEqual([]);
  });
});
