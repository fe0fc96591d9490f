import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const script = (name: string): string => join(import.meta.dirname, `${name}.ts`);

/**
 * Programs in the documentation's commands that need the internet or shared ports; the shell calls these instead. They
 * check their arguments themselves.
 */
const STAND_INS: Readonly<Record<string, string>> = {
  // The Node that runs the tests, on another port and without internet.
  node: `eval "EMBED_PORT=\\\${PORT_\${EMBED_PORT:-4001}}"
export EMBED_PORT
exec "${process.execPath}" --import "${script('no-internet')}" "$@"`,
  npx: `exec "${process.execPath}" "${script('npx')}" "$@"`,
  nginx: `exec "${process.execPath}" "${script('nginx')}" "$@"`,
  // nginx is already installed, otherwise the test is skipped.
  'apt-get': '[ "$*" = "install nginx" ]',
};

export function writeStandIns(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, body] of Object.entries(STAND_INS)) {
    const path = join(folder, name);
    writeFileSync(path, `#!/bin/sh\n${body}\n`);
    chmodSync(path, 0o755);
  }
}
