import { parseArgs } from 'node:util';
import { DEFAULT_EMBED_PORT, DEFAULT_HOST } from './constants.ts';

const DEFAULT_PORT = 4002;

/** User error with a message of one sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const HELP = `A local GIF server for development and tests.

Usage: gifkit-sandbox [options]

  --port <number>          Port to listen on (SANDBOX_PORT; default ${DEFAULT_PORT}; 0 for a free one)
  --host <address>         Address to listen on (HOST; default ${DEFAULT_HOST}; 0.0.0.0 for all)
  --allowed-hosts <names>  Hosts whose pages may do more than read, besides this machine, separated by commas
                           (SANDBOX_ALLOWED_HOSTS)
  --db <file>              File that persists changes by requests (default: in memory)
  --catalog <number>       Minimum number of items, for load tests (default 0)
  --seed <number>          Seed for order, random results and response ids (default 1)
  --api-key <keys>         Accepted API keys, separated by commas (default: any)
  -h, --help               Show this help
  --version                Show the version

SITE_URL sets the site of the items' pages, EMBED_URL the site of the embed (default: localhost at
EMBED_PORT, which is ${DEFAULT_EMBED_PORT} by default).`;

const OPTIONS = {
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', default: false },
  port: { type: 'string' },
  host: { type: 'string' },
  'allowed-hosts': { type: 'string' },
  db: { type: 'string' },
  catalog: { type: 'string' },
  seed: { type: 'string' },
  'api-key': { type: 'string', multiple: true, default: [] as string[] },
} as const;

const readOptions = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    const [reason] = (error as Error).message.split('. ');
    throw new UsageError(`${reason}; see --help.`);
  }
};

/** Name of an option or variable, for errors, and its value. */
type Named = readonly [name: string, text: string];

const refuse = ([name, text]: Named, what: string): never => {
  throw new UsageError(`${name} must be ${what}, not "${text}".`);
};

const readNumber =
  (max: number) =>
  (named: Named): number => {
    const [, text] = named;
    const isValid = /^\d+$/.test(text) && Number(text) <= max;
    return isValid ? Number(text) : refuse(named, `a whole number from 0 to ${max}`);
  };

const readPort = readNumber(65_535);

const readText = ([name, text]: Named): string => {
  if (text.trim()) return text;
  throw new UsageError(`${name} must not be empty.`);
};

const readList = ([name, text]: Named): string[] =>
  text.split(',').map((part) => readText([name, part.trim()]));

/** Reads host names in the form that browsers send. */
const readHosts = (named: Named): string[] =>
  readList(named).map((host) => {
    const url = URL.parse(`http://${host}`);
    const isName = url?.hostname === host.toLowerCase();
    return isName ? url.hostname : refuse([named[0], host], 'host names such as sandbox.test');
  });

const readSite = (named: Named): string => {
  const [, text] = named;
  const isSite = /^https?:$/.test(URL.parse(text)?.protocol ?? '');
  return isSite ? text.replace(/\/+$/, '') : refuse(named, 'an http or https URL');
};

/**
 * Reads arguments and environment. Arguments win; empty variables count as unset.
 *
 * @throws {UsageError} if an option is unknown or a value is invalid
 */
export function readCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
) {
  const { help, version, ...options } = readOptions(args);
  const read = <Value>(
    reader: (named: Named) => Value,
    option: 'port' | 'host' | 'allowed-hosts' | 'db' | 'catalog' | 'seed' | undefined,
    variable = '',
  ): Value | undefined => {
    const text = option && options[option];
    if (text !== undefined) return reader([`--${option}`, text]);
    return environment[variable] ? reader([variable, environment[variable]]) : undefined;
  };
  const embedPort = read(readPort, undefined, 'EMBED_PORT') ?? DEFAULT_EMBED_PORT;
  const embedSite = read(readSite, undefined, 'EMBED_URL') ?? `http://localhost:${embedPort}`;
  return {
    help,
    version,
    port: read(readPort, 'port', 'SANDBOX_PORT') ?? DEFAULT_PORT,
    host: read(readText, 'host', 'HOST') ?? DEFAULT_HOST,
    allowedHosts: read(readHosts, 'allowed-hosts', 'SANDBOX_ALLOWED_HOSTS') ?? [],
    db: read(readText, 'db'),
    catalog: read(readNumber(1_000_000), 'catalog'),
    seed: read(readNumber(0xffff_ffff), 'seed'),
    apiKeys: options['api-key'].flatMap((text) => readList(['--api-key', text])),
    siteUrl: read(readSite, undefined, 'SITE_URL'),
    embedUrl: `${embedSite}/embed/`,
  };
}
