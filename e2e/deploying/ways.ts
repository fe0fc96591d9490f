import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSteps } from '../../scripts/follow/page-steps.ts';

const ROOT = join(import.meta.dirname, '../..');

const BLOCK = /^```sh\n[\s\S]*?^```$/gm;

export interface Way {
  name: string;
  commands: readonly string[];
  port: number;
}

const KNOWN = [
  { name: 'Node', last: /^GIF_API_URL=.* node /, port: 4001 },
  { name: 'Workers', last: /^npx wrangler@\d+ deploy /, port: 8787 },
  { name: 'nginx', last: /^nginx /, port: 8080 },
] as const;

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/**
 * Reads the ways to deploy from docs/deploying.md, one per block of commands, in order, except for Docker.
 *
 * @throws {Error} if the test does not know how to start one.
 */
export const readWays = (): Way[] =>
  [...read('docs/deploying.md').matchAll(BLOCK)].flatMap(([block]) => {
    const commands = readSteps(block, read).flatMap((step) =>
      step.kind === 'type' ? [step.command] : [],
    );
    if (/^docker run /.test(commands.at(-1) ?? '')) return [];
    const known = KNOWN.find(({ last }) => last.test(commands.at(-1) ?? ''));
    if (!known) throw new Error(`No test covers these commands:\n${commands.join('\n')}`);
    return { name: known.name, port: known.port, commands };
  });
