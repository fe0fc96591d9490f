import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strangerEnv } from '../stranger-env.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Where programs keep what is to be found again: none of it is there yet. */
const FOLDERS = {
  HOME: 'home',
  USERPROFILE: 'home',
  TMPDIR: 'tmp',
  XDG_CACHE_HOME: 'cache',
  XDG_CONFIG_HOME: 'config',
  XDG_DATA_HOME: 'data',
  XDG_STATE_HOME: 'state',
} as const;

/** The registry that this machine's npm asks; its settings are in the home folder that is not there. */
const registryOf = (env: NodeJS.ProcessEnv): string =>
  execFileSync('npm', ['config', 'get', 'registry'], {
    encoding: 'utf8',
    env,
    // What it warns of is shown where it matters.
    stdio: 'pipe',
    shell: process.platform === 'win32',
  }).trim();

/**
 * The environment of somebody who does all for the first time: empty caches, an empty home, none of this
 * clone's programs. It has this Node, because the sandbox needs a newer one than some machines have, and the
 * registry that npm has here.
 *
 * @param folder gets the folders that are to be empty.
 */
export function freshEnv(folder: string): NodeJS.ProcessEnv {
  const stranger = strangerEnv(process.env);
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  symlinkSync(process.execPath, join(bin, 'node'));
  const path = (stranger.PATH ?? '').split(delimiter).filter((one) => !one.startsWith(ROOT));
  const env: NodeJS.ProcessEnv = {
    ...stranger,
    PATH: [bin, ...path].join(delimiter),
    npm_config_registry: registryOf(stranger),
    // Questions, such as whether to install something, are answered with no: a page has to name commands that ask nothing.
    npm_config_yes: 'false',
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  for (const name of ['npm_config_cache', 'npm_config_userconfig', 'PNPM_HOME', 'CI']) {
    delete env[name];
  }
  for (const [name, child] of Object.entries(FOLDERS)) {
    env[name] = join(folder, child);
    mkdirSync(env[name], { recursive: true });
  }
  return env;
}
