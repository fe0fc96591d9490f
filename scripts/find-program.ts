import { existsSync } from 'node:fs';
import { installByApt } from './apt.ts';

/** Optional program of some end-to-end tests. */
export interface Program {
  name: string;
  /** Environment variable with its path. */
  variable: string;
  find: () => string | undefined;
  /** Debian packages that contain it. */
  packages: readonly string[];
}

/**
 * Returns the path of the program: from its variable, the system, or an installation with apt.
 *
 * @throws {Error} if its variable names a missing file.
 */
export function findProgram({ name, variable, find, packages }: Program): string | undefined {
  const wanted = process.env[variable];
  if (wanted && !existsSync(wanted)) {
    throw new Error(`${variable} is ${wanted}, but there is no such file.`);
  }
  const found = wanted || find() || (installByApt(packages) && find());
  if (found) return found;
  console.log(
    `${name} is missing, so its tests are skipped (on Debian: sudo apt-get install ${packages.join(' ')}).`,
  );
  return undefined;
}
