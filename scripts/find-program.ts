import { existsSync } from 'node:fs';
import { installByApt } from './apt.ts';

/** What some end-to-end tests need, and run with where it can be had. */
export interface Program {
  name: string;
  /** The environment variable that names its file. */
  variable: string;
  find: () => string | undefined;
  /** Debian's packages that bring it. */
  packages: readonly string[];
}

/**
 * Path of the program: what its variable names, the system's, else one that apt installs, if it can.
 *
 * @throws {Error} when its variable names a file that is not there.
 */
export function findProgram({ name, variable, find, packages }: Program): string | undefined {
  const wanted = process.env[variable];
  if (wanted && !existsSync(wanted)) {
    throw new Error(`${variable} is ${wanted}, but there is no such file.`);
  }
  const found = wanted || find() || (installByApt(packages) && find());
  if (found) return found;
  console.log(
    `No ${name} here, so its tests are left out (on Debian: sudo apt-get install ${packages.join(' ')}).`,
  );
  return undefined;
}
