import { parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
  verbose: { type: 'boolean' },
  port: { type: 'string' },
  host: { type: 'string' },
  'allowed-hosts': { type: 'string', multiple: true },
  db: { type: 'string' },
  catalog: { type: 'string' },
  seed: { type: 'string' },
  fault: { type: 'string', multiple: true },
  scenario: { type: 'string' },
  'api-key': { type: 'string', multiple: true },
  tokens: { type: 'string', multiple: true },
  'rate-limit': { type: 'string' },
} as const;

type Name = keyof typeof OPTIONS;
type Flag = 'help' | 'version' | 'verbose';
type Repeated = 'allowed-hosts' | 'fault' | 'api-key' | 'tokens';

/**
 * The options of a command line as texts. When an option with a single value is repeated, the last one counts.
 */
export type WrittenOptions = { [One in Flag]: boolean } & { [One in Repeated]: string[] } & {
  [One in Exclude<Name, Flag | Repeated>]?: string;
};

const isName = (name: string): name is Name => Object.hasOwn(OPTIONS, name);

/** Node's own messages depend on its version and mention its functions; these messages do not. */
const check = (rawName: string, name: string, value: string | undefined): void => {
  if (!isName(name)) throw new UsageError(`There is no option ${rawName}; see --help.`);
  const takesValue = OPTIONS[name].type === 'string';
  if (takesValue && value === undefined) {
    throw new UsageError(`${rawName} needs a value; see --help.`);
  }
  if (!takesValue && value !== undefined) {
    throw new UsageError(`${rawName} takes no value, and got "${value}"; see --help.`);
  }
};

/**
 * Parses a command line.
 *
 * @throws {UsageError} when an option is unknown, lacks its value or has one too many
 */
export function readOptions(args: readonly string[]): WrittenOptions {
  const { values, tokens } = parseArgs({
    args: [...args],
    options: OPTIONS,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'option') check(token.rawName, token.name, token.value);
    if (token.kind === 'positional') {
      throw new UsageError(`There is nothing to do with "${token.value}"; see --help.`);
    }
  }
  return {
    help: false,
    version: false,
    verbose: false,
    'allowed-hosts': [],
    fault: [],
    'api-key': [],
    tokens: [],
    // Checked above.
    ...(values as Partial<WrittenOptions>),
  };
}
