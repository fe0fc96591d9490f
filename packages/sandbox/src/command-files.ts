import { readFileSync } from 'node:fs';
import { type Fault, readFault } from './control/fault.ts';
import { readScenario, type Scenario } from './control/scenario.ts';
import { UsageError } from './usage-error.ts';

const whyOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const readFile = (option: string, path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`${option} cannot read the file "${path}": ${whyOf(error)}.`);
  }
};

const parse = (where: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${where} is no JSON: ${whyOf(error)}.`);
  }
};

/** Calls `read` and turns a `TypeError` of it into an error that says where the mistake is. */
const check = <Value>(where: string, read: () => Value): Value => {
  try {
    return read();
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(`${where}: ${error.message}`) : error;
  }
};

function readFaultsOf(text: string): Fault[] {
  const isJson = /^\s*[{[]/.test(text);
  const where = `--fault ${text.trim()}`;
  const value = parse(where, isJson ? text : readFile('--fault', text));
  if (!Array.isArray(value)) return [check(where, () => readFault(value))];
  return value.map((one, index) => check(`${where}, fault ${index}`, () => readFault(one)));
}

/**
 * Reads faults from the command line.
 *
 * @param texts each is JSON, or the path of a file with JSON: a fault or a list of faults
 * @throws {UsageError} when a file cannot be read or a fault is wrong
 */
export const readFaults = (texts: readonly string[]): Fault[] => texts.flatMap(readFaultsOf);

/**
 * Reads a scenario from a file.
 *
 * @throws {UsageError} when the file cannot be read or a step is wrong
 */
export function readScenarioFile(path: string): Scenario {
  const where = `--scenario ${path}`;
  const value = parse(where, readFile('--scenario', path));
  return check(where, () => readScenario(value));
}
