import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';
import { SANDBOX } from './settings.ts';

interface Story {
  id: string;
  title: string;
  name: string;
  type: string;
}

const folder = join(import.meta.dirname, '../.cache/storybook');
const index = join(folder, 'index.json');
if (!existsSync(index)) throw new Error('Build the stories first: pnpm build-storybook');
const stories = Object.values(
  (JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Story> }).entries,
).filter(({ type }) => type === 'story');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

let origin: string;
const server = createServer(async ({ url = '/' }, response) => {
  const path = new URL(url, 'http://localhost').pathname;
  if (path === '/favicon.ico') {
    response.writeHead(204).end();
    return;
  }
  try {
    const file = await readFile(join(folder, path));
    response.writeHead(200, { 'Content-Type': TYPES[extname(path)] ?? 'text/plain' }).end(file);
  } catch {
    response.writeHead(404).end();
  }
});
test.beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => server.close());

/** Storybook's own word for how a story went: its `play` is the test. */
type Outcome = 'played' | string;

for (const { id, title, name } of stories) {
  test(`${title}: ${name}`, async ({ page, sandbox: _, complaints }) => {
    await page.addInitScript(() => {
      const waiting = setInterval(() => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = Object(window);
        if (!channel) return;
        clearInterval(waiting);
        const tell = (outcome: string) => {
          Object(window).outcome ??= outcome;
        };
        channel.on('storyRendered', () => tell('played'));
        for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored']) {
          channel.on(event, (error: { message?: string }) => tell(`${event}: ${error?.message}`));
        }
      }, 5);
    });
    const query = new URLSearchParams({ id, viewMode: 'story', sandbox: SANDBOX });
    await page.goto(`${origin}/iframe.html?${query}`);
    const outcome = await page.waitForFunction(() => Object(window).outcome as Outcome);
    expect(await outcome.jsonValue()).toBe('played');
    const { violations } = await new AxeBuilder({ page }).include('#storybook-root').analyze();
    expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`)).toEqual([]);
    // What goes wrong in these is what they are about; the other word is Storybook's about itself.
    const own = complaints.filter((complaint) => !complaint.includes('Story Store'));
    complaints.splice(0, Number.POSITIVE_INFINITY, ...(/Broken|Failed/.test(name) ? [] : own));
  });
}
