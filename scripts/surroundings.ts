/**
 * Runs the unit and component tests, or all that is checked, in surroundings that other machines have: in
 * another time zone, language, folder, order, on another date, for another user, beside other work.
 *
 *   pnpm surroundings                       the tests, in all of them
 *   pnpm surroundings turkish busy          in these
 *   pnpm surroundings turkish+leap-day      in both at once
 *   pnpm surroundings --check not-root      all that `npm test` checks
 *
 * A new checkout has what is committed. What each run said is in `.cache/surroundings`. Left out, with a word,
 * is what this machine cannot have; what was asked for by its name fails then.
 */
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { fail } from './fail.ts';
import { runToEnd } from './run-to-end.ts';
import { enter, type Place, ROOT } from './surroundings/place.ts';
import { type Around, Missing, together } from './surroundings/surrounding.ts';
import { PLAN, SURROUNDINGS, type SurroundingName } from './surroundings/table.ts';

const LOGS = join(ROOT, '.cache/surroundings');

/** Lines of a run that failed which are shown. */
const SHOWN = 80;

const args = process.argv.slice(2);
const script = args.includes('--check') ? 'check' : 'test:unit';
const wanted = args.filter((arg) => arg !== '--check');

/** @throws {Error} when there is no such surrounding. */
function readNames(text: string): SurroundingName[] {
  return text.split('+').map((name) => {
    if (name in SURROUNDINGS) return name as SurroundingName;
    const known = Object.entries(SURROUNDINGS).map(([one, { title }]) => `  ${one}: ${title}`);
    throw new Error(`There is no surrounding "${name}", but these:\n${known.join('\n')}`);
  });
}

/** What a run came to. */
interface Result {
  names: string;
  mark: '✓' | '✗' | '–';
  text: string;
}

/** The line in which Vitest, or the check, counts. */
const countOf = (log: string): string =>
  stripVTControlCharacters(log)
    .split('\n')
    .findLast((line) => /\d+ passed/.test(line))
    ?.trim() ?? 'nothing was counted';

/** @returns whether all went well, and what was counted. */
async function runIn({ cwd, env, isNew, uid, gid }: Place, log: string) {
  const file = openSync(log, 'w');
  // In a new checkout as a stranger would: it installs what is needed.
  const [program, ...rest] = isNew
    ? (['node', 'scripts/bootstrap.cjs', script] as const)
    : (['pnpm', 'run', script] as const);
  const user = uid === undefined ? {} : { uid, gid };
  const options = { cwd, env, ...user, stdio: ['ignore', file, file] as ('ignore' | number)[] };
  const { status, isStopped } = await runToEnd(program, rest, options).finally(() =>
    closeSync(file),
  );
  const said = readFileSync(log, 'utf8');
  if (status !== 0) console.log(said.split('\n').slice(-SHOWN).join('\n'));
  return { isGreen: status === 0, isStopped, text: countOf(said) };
}

const sayEnv = (env: NodeJS.ProcessEnv = {}): string =>
  Object.entries(env)
    .map(([name, value]) => ` ${name}=${value}`)
    .join('');

async function run(names: readonly SurroundingName[], isAsked: boolean): Promise<Result> {
  const title = names.join('+');
  let around: Around;
  try {
    around = together(names.map((name) => SURROUNDINGS[name].around()));
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    return { names: title, mark: isAsked ? '✗' : '–', text: error.message };
  }
  console.log(`\n── ${title}${sayEnv(around.env)}`);
  const start = performance.now();
  const { places, leave } = enter(around);
  const logs = places.map((_, index) => join(LOGS, `${title}${index ? `-${index + 1}` : ''}.log`));
  for (const log of logs) console.log(`   ${log}`);
  const ends = await Promise.all(places.map((place, index) => runIn(place, logs[index] ?? '')));
  leave();
  if (ends.some(({ isStopped }) => isStopped)) process.exit(1);
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  const text = `${ends.map((end) => end.text).join('; ')} (${minutes} min)`;
  return { names: title, mark: ends.every(({ isGreen }) => isGreen) ? '✓' : '✗', text };
}

try {
  const combinations = wanted.length ? wanted.map(readNames) : PLAN;
  mkdirSync(LOGS, { recursive: true });
  const results: Result[] = [];
  for (const names of combinations) results.push(await run(names, wanted.length > 0));
  console.log('');
  for (const { names, mark, text } of results) console.log(`${mark} ${names}: ${text}`);
  if (results.some(({ mark }) => mark === '✗')) process.exitCode = 1;
} catch (error) {
  fail(error);
}
