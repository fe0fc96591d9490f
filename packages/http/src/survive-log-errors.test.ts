import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { surviveLogErrors } from './survive-log-errors.ts';

const moduleUrl = new URL('./survive-log-errors.ts', import.meta.url).href;

/** Logs like a server, then exits with 7. */
const SERVER = `
import { surviveLogErrors } from '${moduleUrl}';
surviveLogErrors();
for (let page = 0; page < 5; page += 1) {
  console.log('page', page);
  console.error('failed page', page);
  await new Promise(setImmediate);
}
process.exit(7);
`;

const exitWith = async (log: 'pipe' | number) => {
  const args = ['--input-type=module', '--eval', SERVER];
  const server = spawn(process.execPath, args, { stdio: ['ignore', log, log] });
  server.stdout?.destroy();
  server.stderr?.destroy();
  const [code] = await once(server, 'exit');
  return code;
};

it('keeps a server running after the reader of its log has ended', async () => {
  expect(await exitWith('pipe')).toBe(7);
});

it('keeps a server running while the file of its log cannot be written', async () => {
  const readOnly = openSync(fileURLToPath(import.meta.url), 'r');
  expect(await exitWith(readOnly)).toBe(7);
  closeSync(readOnly);
});

it('adds one listener to a stream', () => {
  const log = new EventEmitter();
  surviveLogErrors([log]);
  surviveLogErrors([log]);
  expect(log.listenerCount('error')).toBe(1);
});
