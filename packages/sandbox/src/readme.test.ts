import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { awkwardId, awkwardItems } from './catalog/awkward.ts';
import { phrases } from './catalog/phrases.ts';
import { scenes } from './catalog/scenes.ts';
import { accounts } from './catalog/users.ts';
import { HELP } from './command-line.ts';

const read = (path: string): Promise<string> => readFile(new URL(path, import.meta.url), 'utf8');
const readme = await read('../README.md');

describe('the README', () => {
  it('shows the example that runs as a test', async () => {
    expect(readme).toContain(await read('./readme-example.test.ts'));
  });

  it('lists every awkward item with its id', () => {
    for (const { name, about } of awkwardItems) {
      expect(readme).toContain(`| \`${awkwardId(name)}\` | ${about} |`);
    }
  });

  it('lists every option of the command line', () => {
    for (const [option] of HELP.matchAll(/ {2}--[a-z-]+.*/g)) expect(readme).toContain(option);
  });

  it('has the current size of the catalog', () => {
    const count = (kind: string) => scenes.filter((scene) => scene.kind === kind).length;
    expect(readme).toContain(
      `${count('gif')} GIFs, ${count('sticker')} stickers and ${count('clip')} clips`,
    );
    expect(readme).toContain(`${phrases.length} texts`);
    expect(accounts).toHaveLength(12);
  });
});
