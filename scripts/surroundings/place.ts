import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strangerEnv } from '../stranger-env.ts';
import { clockEnv } from './clock.ts';
import type { Around } from './surrounding.ts';

/** This checkout. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The user `nobody`, of every Linux. */
const NOBODY = 65_534;

/** Where something runs, and with what around it. */
export interface Place {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** The user, where it is another one. */
  uid?: number;
  gid?: number;
  /** Whether nothing is installed there yet. */
  isNew: boolean;
}

/** Places, and what has to be undone after a run in them. */
export interface Stage {
  places: Place[];
  leave: () => void;
}

/** Programs of this checkout, and what npx has put before them, are not there for a stranger. */
const strangerPath = (path = ''): string =>
  path
    .split(delimiter)
    .filter((folder) => !folder.includes(`${sep}node_modules${sep}`))
    .join(delimiter);

function freshFolders(root: string): NodeJS.ProcessEnv {
  const env = { HOME: 'home', XDG_CACHE_HOME: 'cache', TMPDIR: 'tmp' };
  return Object.fromEntries(
    Object.entries(env).map(([name, folder]) => {
      const path = join(root, folder);
      mkdirSync(path);
      return [name, path];
    }),
  );
}

/** What is committed, in a new folder, which nothing of this checkout is linked to. */
function newPlace(around: Around, root: string): Place {
  const cwd = join(root, around.checkout ?? 'gifkit');
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', ROOT, cwd], { stdio: 'inherit' });
  const env = strangerEnv(process.env);
  env.PATH = strangerPath(process.env.PATH);
  if (around.isFresh || around.isNotRoot) {
    for (const name of [
      'npm_config_cache',
      'npm_config_userconfig',
      'XDG_CONFIG_HOME',
      'XDG_DATA_HOME',
    ]) {
      delete env[name];
    }
    Object.assign(env, freshFolders(root));
  }
  const isOther = around.isNotRoot && process.getuid?.() === 0;
  if (isOther) execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, root]);
  return { cwd, env, isNew: true, ...(isOther && { uid: NOBODY, gid: NOBODY }) };
}

/** Makes what is to be around a run. */
export function enter(around: Around): Stage {
  const folders: string[] = [];
  const loops = Array.from({ length: around.busyLoops ?? 0 }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  );
  const leave = () => {
    for (const loop of loops) loop.kill();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
  const findPlace = (isNew: boolean): Place => {
    if (!isNew) return { cwd: ROOT, env: process.env, isNew };
    const folder = mkdtempSync(join(tmpdir(), 'gifkit-around-'));
    folders.push(folder);
    return newPlace(around, folder);
  };
  try {
    const isNew = Boolean(around.checkout || around.isFresh || around.isNotRoot);
    const places = [findPlace(isNew), ...(around.isTwice ? [findPlace(true)] : [])];
    const env = { ...around.env, ...(around.date && clockEnv(around.date)) };
    return { places: places.map((place) => ({ ...place, env: { ...place.env, ...env } })), leave };
  } catch (error) {
    leave();
    throw error;
  }
}
