import { parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';

export interface Command {
  help: boolean;
  version: boolean;
  /** Whether files stay as they are, and the changes are only printed. */
  dry: boolean;
  paths: string[];
}

export const HELP = `Moves an app from @giphy/* to @gifkit/*.

Usage: npx @gifkit/codemod giphy [options] <files or folders>

  --dry       Print what would change, and change nothing
  -h, --help  Show this help
  --version   Show the version

It rewrites imports and dependencies, and lists what behaves otherwise, with file and line.`;

/** @throws {UsageError} for wrong arguments. */
export function readCommand(args: string[]): Command {
  const { values, positionals } = parse(args);
  const [transform, ...paths] = positionals;
  const { help = false, version = false, dry = false } = values;
  if (!help && !version) {
    if (transform === undefined) throw new UsageError(HELP);
    if (transform !== 'giphy')
      throw new UsageError(`There is no codemod ${transform}, only giphy.`);
    if (!paths.length)
      throw new UsageError('Name the files or folders to change, as in: giphy src/');
  }
  return { help, version, dry, paths };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean' },
        dry: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
