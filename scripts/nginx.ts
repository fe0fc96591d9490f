import { existsSync } from 'node:fs';
import type { Program } from './find-program.ts';

/** Where Debian and Homebrew keep it: the first is not on everybody's path. */
const PATHS = ['/usr/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'];

export const nginx: Program = {
  name: 'nginx',
  variable: 'NGINX_PATH',
  find: () => PATHS.find((path) => existsSync(path)),
  packages: ['nginx'],
};
