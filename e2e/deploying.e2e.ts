import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Terminals, untilThere } from '../scripts/follow/terminals.ts';
import { findFreeRow } from '../scripts/ports.ts';
import { strangerEnv } from '../scripts/stranger-env.ts';
import { loopbackAddresses } from './deploying/loopback-addresses.ts';
import { movedPort, movedPortsEnv, PORTS_OF_WAY } from './deploying/moved-ports.ts';
import { someId } from './deploying/public-service.ts';
import { writeStandIns } from './deploying/stand-ins.ts';
import { readWays, type Way } from './deploying/ways.ts';

const ROOT = join(import.meta.dirname, '..');

const PUBLIC_URL = 'https://embed.example.com';

/** Variables that programs need on this machine; none is a setting of a server. */
const KEPT = ['HOME', 'TMPDIR', 'NGINX_PATH', 'LANG', 'TZ'];

/** Fills in the key and the test's own folder. */
const written = (command: string, folder: string): string =>
  command.replaceAll('…', 'e2e').replaceAll('/var/lib/gifkit', join(folder, 'nginx'));

async function deploy({ commands, port }: Way) {
  const folder = mkdtempSync(join(tmpdir(), 'gifkit-deploying-'));
  // nginx's workers run as another user.
  chmodSync(folder, 0o755);
  const bin = join(folder, 'bin');
  writeStandIns(bin);
  const stranger = strangerEnv(process.env);
  const env: NodeJS.ProcessEnv = {
    ...Object.fromEntries(KEPT.map((name) => [name, stranger[name]])),
    ...movedPortsEnv(await findFreeRow(PORTS_OF_WAY)),
    PATH: [bin, stranger.PATH].join(delimiter),
  };
  const terminals = new Terminals();
  const close = async () => {
    await terminals.close();
    rmSync(folder, { recursive: true });
  };
  try {
    terminals.open('A terminal', ROOT, env);
    const { output } = await terminals.type(
      'A terminal',
      ['set -e', ...commands.map((command) => written(command, folder))].join('\n'),
    );
    const origin = `http://127.0.0.1:${movedPort(port, env)}`;
    await untilThere(origin);
    return { origin, output, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Headers and body of a response as one text. */
const textOf = async (response: Response): Promise<string> =>
  [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n') +
  (await response.text());

const ways = readWays();

// Optional: scripts/e2e.ts reports if nginx is missing.
for (const way of ways.filter(({ name }) => name !== 'nginx' || process.env.NGINX_PATH)) {
  test(`deployed by ${way.name} as documented, no address leads visitors to their own machine`, async () => {
    const id = await someId();
    const { origin, close } = await deploy(way);
    try {
      const oembed = (page: string, format: string) =>
        `/oembed?format=${format}&url=${encodeURIComponent(page)}`;
      const gifPage = `/embed/${id}`;
      for (const [path, status] of [
        [gifPage, 200],
        [`${gifPage}?context=twitter`, 200],
        [`${gifPage}?lang=ar`, 200],
        [`/player/${id}`, 200],
        ['/embed/unknown', 404],
        ['/nothing', 404],
        [oembed(PUBLIC_URL + gifPage, 'json'), 200],
        [oembed(PUBLIC_URL + gifPage, 'xml'), 200],
        [oembed(`https://giphy.com/gifs/${id}`, 'json'), 200],
        ['/healthz', 200],
        ['/readyz', 200],
      ] as const) {
        const response = await fetch(origin + path);
        const text = await textOf(response);
        expect(response.status, `${path}\n${text}`).toBe(status);
        expect(loopbackAddresses(text), path).toEqual([]);
      }
      const page = await textOf(await fetch(origin + gifPage));
      expect(page).toContain(`<meta property="og:url" content="${PUBLIC_URL}${gifPage}">`);
      expect(page).toMatch(/connect-src [^;]*https:\/\/pingback\.giphy\.com/);
      expect(page).toContain('href="https://giphy.com');
      const card = await textOf(await fetch(origin + oembed(PUBLIC_URL + gifPage, 'json')));
      expect(card).toContain('"provider_url":"https://giphy.com');
    } finally {
      await close();
    }
  });
}
