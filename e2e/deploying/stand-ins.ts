import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const script = (name: string): string => join(import.meta.dirname, `${name}.ts`);

/**
 * The programs that the page has its reader call and that reach beyond this machine, or take what others may
 * have: the shell calls these in their place. What they are given is theirs to judge, not the shell's.
 */
const STAND_INS: Readonly<Record<string, string>> = {
  // The very Node that runs the tests, on another port and without the internet.
  node: `eval "EMBED_PORT=\\\${PORT_\${EMBED_PORT:-4001}}"
export EMBED_PORT
exec "${process.execPath}" --import "${script('no-internet')}" "$@"`,
  npx: `exec "${process.execPath}" "${script('npx')}" "$@"`,
  docker: `exec "${process.execPath}" "${script('docker')}" "$@"`,
  nginx: `exec "${process.execPath}" "${script('nginx')}" "$@"`,
  // It is installed, or nobody gets here.
  'apt-get': '[ "$*" = "install nginx" ]',
};

/** Writes them into a folder, which is to be the first of the path. */
export function writeStandIns(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, body] of Object.entries(STAND_INS)) {
    const path = join(folder, name);
    writeFileSync(path, `#!/bin/sh\n${body}\n`);
    chmodSync(path, 0o755);
  }
}
