import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSteps } from '../../scripts/follow/page-steps.ts';

const ROOT = join(import.meta.dirname, '../..');

const BLOCK = /^```sh\n[\s\S]*?^```$/gm;

/** A way to deploy that the page shows. */
export interface Way {
  name: string;
  /** What its reader types. */
  commands: readonly string[];
  /** The port that visitors come to then. */
  port: number;
}

/** What the last command of each way starts with. */
const KNOWN = [
  { name: 'Node', last: /^GIF_API_URL=.* node /, port: 4001 },
  { name: 'Docker', last: /^docker run /, port: 4001 },
  { name: 'Workers', last: /^npx wrangler@\d+ deploy /, port: 8787 },
  { name: 'nginx', last: /^nginx /, port: 8080 },
] as const;

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/**
 * The ways to deploy that docs/deploying.md shows, each a block of commands, in the page's order.
 *
 * @throws {Error} when a block is none of those that the test can start.
 */
export const readWays = (): Way[] =>
  [...read('docs/deploying.md').matchAll(BLOCK)].map(([block]) => {
    const commands = readSteps(block, read).flatMap((step) =>
      step.kind === 'type' ? [step.command] : [],
    );
    const known = KNOWN.find(({ last }) => last.test(commands.at(-1) ?? ''));
    if (!known) throw new Error(`Nobody tries these commands:\n${commands.join('\n')}`);
    return { name: known.name, port: known.port, commands };
  });
