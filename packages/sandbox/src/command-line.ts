import { parseArgs } from 'node:util';
import { DEFAULT_PORT } from './constants.ts';

export interface Command {
  help: boolean;
  version: boolean;
  port: number;
  host: string;
  db: string | undefined;
  catalog: number | undefined;
  seed: number | undefined;
  apiKeys: string[];
}

export const HELP = `The GIF service on one machine.

Usage: gifkit-sandbox [options]

  --port <number>     Port to listen on (SANDBOX_PORT; default ${DEFAULT_PORT}; 0 takes a free one)
  --host <address>    Address to listen on (default localhost)
  --db <file>         File that keeps what requests change (default: in memory)
  --catalog <number>  Items that the catalog has at least, for load tests (default: its own)
  --seed <number>     Seed of order, random results and response ids (default 1)
  --api-key <keys>    Keys that are accepted, separated by commas (default: any)
  --help              Show this help
  --version           Show the version

SITE_URL sets the site of the items' pages, EMBED_URL the URL that ids are appended to.`;

/** A mistake of the user; the message is one sentence for them. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const OPTIONS = {
  help: { type: 'boolean' },
  version: { type: 'boolean' },
  port: { type: 'string' },
  host: { type: 'string' },
  db: { type: 'string' },
  catalog: { type: 'string' },
  seed: { type: 'string' },
  'api-key': { type: 'string', multiple: true },
} as const;

const number = (name: string, text: string | undefined, most: number): number | undefined => {
  if (text === undefined || text === '') return undefined;
  if (/^\d+$/.test(text) && Number(text) <= most) return Number(text);
  throw new UsageError(`${name} must be a whole number from 0 to ${most}, not "${text}".`);
};

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${message.split(/\.\s/)[0]}; see --help.`);
  }
};

/**
 * Reads the arguments and the environment. Arguments come first.
 *
 * @throws {UsageError} when an option is unknown or a value is wrong
 */
export function readCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Command {
  const values = parse(args);
  return {
    help: values.help ?? false,
    version: values.version ?? false,
    port:
      number('--port', values.port, 65_535) ??
      number('SANDBOX_PORT', environment.SANDBOX_PORT, 65_535) ??
      DEFAULT_PORT,
    host: values.host ?? 'localhost',
    db: values.db,
    catalog: number('--catalog', values.catalog, 1_000_000),
    seed: number('--seed', values.seed, 0xffff_ffff),
    apiKeys: (values['api-key'] ?? []).flatMap((keys) => keys.split(',')).filter(Boolean),
  };
}
