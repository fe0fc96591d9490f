import { readOptions } from './command-options.ts';
import { DEFAULT_EMBED_PORT, DEFAULT_HOST, DEFAULT_PORT } from './constants.ts';
import type { RateLimit } from './control/rate-limit.ts';
import { UsageError } from './usage-error.ts';

export interface Command {
  help: boolean;
  version: boolean;
  verbose: boolean;
  port: number;
  host: string;
  allowedHosts: string[];
  db: string | undefined;
  /** The least number of items, or the path of a folder. */
  catalog: number | string | undefined;
  seed: number | undefined;
  /** Each is JSON, or the path of a file with JSON. */
  faults: string[];
  /** Path of a file. */
  scenario: string | undefined;
  apiKeys: string[];
  tokens: string[];
  rateLimit: RateLimit | undefined;
  siteUrl: string | undefined;
  embedUrl: string;
}

export const HELP = `The GIF service on one machine.

Usage: gifkit-sandbox [options]

  --port <number>          Port to listen on (SANDBOX_PORT; default ${DEFAULT_PORT}; 0 for a free one)
  --host <address>         Address to listen on (HOST; default ${DEFAULT_HOST}; 0.0.0.0 for all)
  --allowed-hosts <names>  Hosts whose pages may do more than read, besides this machine, separated by commas
                           (SANDBOX_ALLOWED_HOSTS)
  --db <file>              File that keeps what requests change (default: in memory)
  --catalog <catalog>      Folder of GIFs of your own, or the least number of items, for load tests
  --seed <number>          Seed of order, random results and response ids (default 1)
  --api-key <keys>         Keys that are accepted, separated by commas (default: any)
  --tokens <tokens>        Tokens that platform endpoints accept, separated by commas (default: any)
  --rate-limit <number>    Requests that one key may send in an hour (default: any number)
  --fault <fault>          Fault to begin with, as JSON or a file with JSON; may be repeated
  --scenario <file>        Scenario to replay from the start
  --verbose                Print every request
  -h, --help               Show this help
  --version                Show the version

SITE_URL sets the site of the items' pages, EMBED_URL the site of the embed (default: localhost at
EMBED_PORT, which is ${DEFAULT_EMBED_PORT} by default).`;

/** Reads the text of an option or variable; the name is for the error. */
type Reader<Value> = (name: string, text: string) => Value;

const read = <Value>(
  name: string,
  text: string | undefined,
  reader: Reader<Value>,
): Value | undefined => (text === undefined ? undefined : reader(name, text));

const readNumber =
  (max: number, min = 0): Reader<number> =>
  (name, text) => {
    if (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text);
    throw new UsageError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  };

const readPort = readNumber(65_535);

const readText: Reader<string> = (name, text) => {
  if (text.trim()) return text;
  throw new UsageError(`${name} must not be empty.`);
};

/** A number or, where it does not look like one, the path of a folder. */
const readCatalog: Reader<number | string> = (name, text) =>
  /^-?[\d.]+$/.test(text) ? readNumber(1_000_000)(name, text) : readText(name, text);

const readList = (name: string, texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split(',').map((part) => readText(name, part.trim())));

/** The host name of an address, in the form that browsers send. */
const readHostName: Reader<string> = (name, text) => {
  const url = URL.canParse(`http://${text}`) ? new URL(`http://${text}`) : undefined;
  if (url && url.hostname === text.toLowerCase()) return url.hostname;
  throw new UsageError(`${name} must be host names such as sandbox.test, not "${text}".`);
};

/** Host names from the option or, without it, from the variable. */
const readHosts = (option: readonly string[], variable: string | undefined): string[] => {
  const name = option.length > 0 ? '--allowed-hosts' : 'SANDBOX_ALLOWED_HOSTS';
  const texts = option.length > 0 || variable === undefined ? option : [variable];
  return readList(name, texts).map((host) => readHostName(name, host));
};

const readPerHour: Reader<RateLimit> = (name, text) => ({
  perHour: readNumber(1_000_000, 1)(name, text),
});

/** A site, without slashes at its end. */
const readSite: Reader<string> = (name, text) => {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) {
    return text.replace(/\/+$/, '');
  }
  throw new UsageError(`${name} must be an http or https URL, not "${text}".`);
};

/**
 * Reads the arguments and the environment. Arguments come first; empty variables count as not set.
 *
 * @throws {UsageError} when an option is unknown or a value is wrong
 */
export function readCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Command {
  const values = readOptions(args);
  const variable = (name: string): string | undefined => environment[name] || undefined;
  const embedPort = read('EMBED_PORT', variable('EMBED_PORT'), readPort) ?? DEFAULT_EMBED_PORT;
  const embedSite =
    read('EMBED_URL', variable('EMBED_URL'), readSite) ?? `http://localhost:${embedPort}`;
  return {
    help: values.help,
    version: values.version,
    verbose: values.verbose,
    port:
      read('--port', values.port, readPort) ??
      read('SANDBOX_PORT', variable('SANDBOX_PORT'), readPort) ??
      DEFAULT_PORT,
    host:
      read('--host', values.host, readText) ??
      read('HOST', variable('HOST'), readText) ??
      DEFAULT_HOST,
    allowedHosts: readHosts(values['allowed-hosts'], variable('SANDBOX_ALLOWED_HOSTS')),
    db: read('--db', values.db, readText),
    catalog: read('--catalog', values.catalog, readCatalog),
    seed: read('--seed', values.seed, readNumber(0xffff_ffff)),
    faults: values.fault.map((text) => readText('--fault', text)),
    scenario: read('--scenario', values.scenario, readText),
    apiKeys: readList('--api-key', values['api-key']),
    tokens: readList('--tokens', values.tokens),
    rateLimit: read('--rate-limit', values['rate-limit'], readPerHour),
    siteUrl: read('SITE_URL', variable('SITE_URL'), readSite),
    embedUrl: `${embedSite}/embed/`,
  };
}
