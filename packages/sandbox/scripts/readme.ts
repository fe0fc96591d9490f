/** Writes the awkward items and the example into README.md, between their marks. */
import { readFile, writeFile } from 'node:fs/promises';
import { awkwardId, awkwardItems } from '../src/catalog/awkward.ts';

const readme = new URL('../README.md', import.meta.url);
const example = new URL('../src/readme-example.test.ts', import.meta.url);

const awkward = (): string =>
  [
    '| Id | What is awkward about it |',
    '| --- | --- |',
    ...awkwardItems.map(({ name, about }) => `| \`${awkwardId(name)}\` | ${about} |`),
  ].join('\n');

const between = (document: string, name: string, content: string): string => {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = document.indexOf(open);
  const to = document.indexOf(close);
  if (from < 0 || to < from) throw new Error(`README.md has no marks for "${name}".`);
  return `${document.slice(0, from)}${open}\n${content}\n${document.slice(to)}`;
};

let document = await readFile(readme, 'utf8');
document = between(document, 'awkward', awkward());
document = between(document, 'example', `\`\`\`ts\n${await readFile(example, 'utf8')}\`\`\``);
await writeFile(readme, document);
