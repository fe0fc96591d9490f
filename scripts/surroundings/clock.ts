import { existsSync, globSync } from 'node:fs';
import { installByApt } from '../apt.ts';
import { Missing } from './surrounding.ts';

/** Where systems keep the library that shifts the clock of the programs that load it. */
const LIBRARY = '/usr/{lib,lib64,local/lib}/{,*/}faketime/libfaketime.so.1';

const find = (): string | undefined => globSync(LIBRARY).find((path) => existsSync(path));

/** @throws {Missing} where no clock can be shifted. */
export function assertClock(): void {
  if (find() || (installByApt(['faketime']) && find())) return;
  throw new Missing('no faketime here (on Debian: sudo apt-get install faketime)');
}

/**
 * Shifts the clock of a program and of all that it starts, so that it is that date now. How fast time goes,
 * and what timers wait by, stays as it is.
 */
export const clockEnv = (date: Date): NodeJS.ProcessEnv => ({
  LD_PRELOAD: find(),
  FAKETIME: `${date.getTime() < Date.now() ? '-' : '+'}${Math.abs(Math.round((date.getTime() - Date.now()) / 1000))}s`,
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
});
