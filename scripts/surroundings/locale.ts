import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installByApt } from '../apt.ts';
import { Missing } from './surrounding.ts';

const FOLDER = fileURLToPath(new URL('../../.cache/locales/', import.meta.url));

/** What locales are made from. */
const SOURCES = '/usr/share/i18n/locales';

/**
 * Makes a locale in a folder of this checkout, and says how programs find it there.
 *
 * @param name such as `tr_TR`
 * @throws {Missing} where nothing is there to make it from.
 */
export function localeEnv(name: string): NodeJS.ProcessEnv {
  const locale = `${name}.UTF-8`;
  if (!existsSync(join(FOLDER, locale))) {
    if (!existsSync(join(SOURCES, name))) installByApt(['locales']);
    mkdirSync(FOLDER, { recursive: true });
    // It warns of little things, and then ends with 1.
    spawnSync('localedef', ['-i', name, '-f', 'UTF-8', join(FOLDER, locale)], { stdio: 'ignore' });
    if (!existsSync(join(FOLDER, locale))) {
      throw new Missing(`${locale} cannot be made here (on Debian: sudo apt-get install locales)`);
    }
  }
  return { LANG: locale, LC_ALL: locale, LOCPATH: FOLDER };
}
