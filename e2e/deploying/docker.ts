/**
 * Stands in for Docker: an image is a folder with the output of its build stage, which is already built here. Running
 * it executes its CMD in that folder with only the variables of image and command. A volume is a folder beside it,
 * and a variable with its mount path points there.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readInstructions, textsOf } from './dockerfile.ts';

const { IMAGES = '', PATH = '' } = process.env;
const [command, ...args] = process.argv.slice(2);

/** Instructions of the last stage, the only ones that end up in the image. */
function lastStage(folder: string) {
  const all = readInstructions(readFileSync(join(folder, 'Dockerfile'), 'utf8'));
  return all.slice(all.findLastIndex(({ name }) => name === 'FROM'));
}

function build(): void {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { tag: { type: 'string' } },
  });
  const [context = '.'] = positionals;
  const image = join(IMAGES, values.tag ?? '');
  mkdirSync(image, { recursive: true });
  for (const text of textsOf(lastStage(context), 'COPY')) {
    const [, from = '', to = ''] = /^--from=build \/src\/(\S+) (\S+)$/.exec(text) ?? [];
    const target =
      to.endsWith('/') && !from.endsWith('/') ? join(to, from.split('/').at(-1) ?? '') : to;
    cpSync(resolve(context, from), join(image, target), { recursive: true });
  }
  cpSync(join(context, 'Dockerfile'), join(image, 'Dockerfile'));
}

const toVariables = (pairs: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );

function run(): void {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      publish: { type: 'string' },
      env: { type: 'string', multiple: true },
      volume: { type: 'string' },
    },
  });
  const [name = ''] = positionals;
  const image = join(IMAGES, name);
  const stage = lastStage(image);
  const [volume = '', mounted] = (values.volume ?? '').split(':');
  const own = Object.fromEntries(
    Object.entries(toVariables(textsOf(stage, 'ENV').flatMap((text) => text.split(' ')))).map(
      ([key, value]) => [key, value === mounted ? join(IMAGES, 'volumes', volume) : value],
    ),
  );
  const [, inner] = (values.publish ?? '').split(':');
  if (inner !== own.EMBED_PORT) throw new Error(`Nothing listens on port ${inner} of ${name}.`);
  const ports = Object.entries(process.env).filter(([key]) => key.startsWith('PORT_'));
  const [program = '', ...words] = JSON.parse(textsOf(stage, 'CMD').join()) as string[];
  spawn(program, words, {
    cwd: image,
    env: { PATH, ...Object.fromEntries(ports), ...own, ...toVariables(values.env ?? []) },
    stdio: 'inherit',
  }).once('exit', (code) => process.exit(code ?? 1));
}

if (command === 'build') build();
else if (command === 'run') run();
else throw new Error(`docker ${command} is not supported.`);
