/** Runs the bot and the Electron app against the sandbox, and prints the requests that they send. */
import Module, { createRequire } from 'node:module';
import { createSandbox } from '@gifkit/sandbox';

const sandbox = createSandbox();
globalThis.fetch = (input, init) => {
  const { pathname, searchParams } = new URL(input);
  searchParams.sort();
  const sent = [...searchParams].filter(
    ([name, value]) => name !== 'pingback_id' && name !== 'type' && value !== 'undefined',
  );
  console.log(init.method.toUpperCase(), pathname, new URLSearchParams(sent).toString());
  return sandbox.fetch(new Request(input, init));
};

const handlers = {};
const electron = {
  app: { whenReady: async () => {} },
  BrowserWindow: class {
    loadFile() {}
  },
  ipcMain: { handle: (name, handler) => Object.assign(handlers, { [name]: handler }) },
};
const load = Module._load;
Module._load = (name, ...rest) => (name === 'electron' ? electron : load(name, ...rest));

const require = createRequire(import.meta.url);
const { answer } = require('./apps/bot/index.cjs');
for (const message of ['!gif cats', '!sticker heart', '!trending', 'hello']) {
  console.log(message, Boolean(await answer(message)));
}
require('./apps/electron/main.cjs');
for (const [term, offset] of [
  ['cats', 0],
  ['', 25],
]) {
  console.log(term, (await handlers.gifs({}, term, offset)).pagination);
}
await sandbox.close();
