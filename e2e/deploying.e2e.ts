import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Terminals, untilThere } from '../scripts/follow/terminals.ts';
import { findFreeRow } from '../scripts/ports.ts';
import { strangerEnv } from '../scripts/stranger-env.ts';
import { startComposeNginx, startResolver } from './deploying/compose-nginx.ts';
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
    IMAGES: join(folder, 'images'),
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

const { NGINX_PATH } = process.env;

if (NGINX_PATH) {
  test('nginx of the compose file finds moved copies and skips those that are down', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gifkit-compose-'));
    chmodSync(folder, 0o755);
    const own = await findFreeRow(3);
    const ports = { own, copies: own + 1, names: own + 2 };
    /** Last octets of the copies' addresses. */
    let hosts = [2, 3];
    const names = await startResolver(ports.names, () => hosts.map((host) => [127, 0, 0, host]));
    const deployTo = async (host: number) => {
      const server = createServer((_request, response) => response.end(`copy ${host}`));
      server.listen(ports.copies, `127.0.0.${host}`);
      await once(server, 'listening');
      return server;
    };
    const first = await deployTo(2);
    const nginx = startComposeNginx({ nginx: NGINX_PATH, folder, ports });
    /** Responses over many connections, because each nginx worker resolves names itself. */
    const said = async () => {
      const ask = async (n: number) => (await fetch(`http://127.0.0.1:${own}/${n}`)).text();
      return [...new Set(await Promise.all(Array.from({ length: 30 }, (_, n) => ask(n))))];
    };
    try {
      // One of the two addresses has no copy.
      await expect(async () => expect(await said()).toEqual(['copy 2'])).toPass({ timeout: 5000 });
      first.closeAllConnections();
      first.close();
      hosts = [4];
      const second = await deployTo(4);
      await expect(async () => expect(await said()).toEqual(['copy 4'])).toPass({ timeout: 5000 });
      second.closeAllConnections();
      second.close();
    } finally {
      nginx.kill();
      names.close();
      first.close();
      rmSync(folder, { recursive: true });
    }
  });
}
