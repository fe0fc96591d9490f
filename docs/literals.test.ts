import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { literalsIn } from '../scripts/literals.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Folders whose words come from labels: those for which biome.json has the rule. */
const folders: string[] = JSON.parse(read('biome.json'))
  .overrides.filter((one: object) => JSON.stringify(one).includes('noJsxLiterals'))
  .flatMap(({ includes }: { includes: string[] }) => includes)
  .filter((include: string) => !include.startsWith('!'))
  .map((include: string) => include.replace('/**', ''));

describe('a component', () => {
  it.each(folders)('in %s has no word of its own', (folder) => {
    const files = globSync('**/*.{ts,tsx}', { cwd: join(root, folder) })
      .map((name) => `${folder}/${name}`)
      .filter(
        (path) => !/\.(test|stories)\.tsx?$|\/(test|stories|examples|labels|messages)\//.test(path),
      );
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap((path) => literalsIn(read(path), path))).toEqual([]);
  });

  it.each([
    ['<p>Hello</p>', ['Hello']],
    ['<p>{"Hello"}</p>', ['Hello']],
    ['<p>{isOn ? "On" : "Off"}</p>', ['On', 'Off']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source
    ['<p>{`${count} found`}</p>', ['found']],
    ['<button aria-label="Close" />', ['Close']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source
    ['<button aria-label={isOn ? `Play ${name}` : pause} />', ['Play']],
    ['<input placeholder={given ?? "Search"} />', ['Search']],
    ['({ "aria-label": label = "GIFs" }) => <ul aria-label={label} />', ['GIFs']],
    ['({ placeholder = "Search" }) => <input placeholder={placeholder} />', ['Search']],
    ['<ul {...{ "aria-label": "GIFs" }} />', ['GIFs']],
  ])('is found out that says %s', (source, words) => {
    const found = literalsIn(`\nconst it = ${source};`, 'it.tsx');
    expect(found).toEqual(words.map((word) => `it.tsx:2: ${word}`));
  });

  it.each([
    '<p className="lead" role="status">{labels.hello}</p>',
    '<p>{kind === "gif" ? labels.gif : labels.other(name, "auto")}</p>',
    '<p>{isOn && <Icon name="play" />}</p>',
    '<img alt="" />',
    '<p>@{name} – {count}&nbsp;</p>',
    '<p>{names["first"]}</p>',
    'useRow({ role: "list", "aria-label": labels.gifs })',
  ])('may well have %s', (source) => {
    expect(literalsIn(`const it = ${source};`, 'it.tsx')).toEqual([]);
  });
});
