/** Stands in for nginx: runs the real one with the same configuration, on other ports and in the foreground. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { movedPort } from './moved-ports.ts';

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { p: { type: 'string', short: 'p' }, c: { type: 'string', short: 'c' } },
});
const { p: prefix = '', c: config = '' } = values;
const moved = join(prefix, 'nginx.conf');
writeFileSync(
  moved,
  readFileSync(config, 'utf8').replace(
    /(listen |127\.0\.0\.1:)(\d+)/g,
    (_, before: string, port: string) => `${before}${movedPort(Number(port))}`,
  ),
);
const errors = join(prefix, 'error.log');
const args = ['-p', prefix, '-c', moved, '-e', errors, '-g', 'daemon off;'];
spawn(process.env.NGINX_PATH ?? 'nginx', args, { stdio: 'inherit' }).once('exit', (code) =>
  process.exit(code ?? 1),
);
