import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
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

it('says how many lines were lost once the log can be written again', async () => {
  vi.useFakeTimers();
  const disk = { isFull: true, lines: [] as string[] };
  const log = Object.assign(new EventEmitter(), {
    write(text: string, done: (error?: Error) => void = () => {}) {
      if (!disk.isFull) disk.lines.push(text);
      else done(new Error('ENOSPC'));
      if (disk.isFull) log.emit('error');
    },
  });
  surviveLogErrors([log]);
  surviveLogErrors([log]);
  log.write('page 1');
  log.write('page 2');
  await vi.advanceTimersByTimeAsync(10_000);
  log.write('page 3');
  disk.isFull = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(disk.lines).toEqual(['3 lines of this log could not be written.\n']);
});
