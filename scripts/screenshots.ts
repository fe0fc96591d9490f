/**
 * Takes pictures of what was built: the README's into docs/images, and every page at every size and in
 * both colours into .cache/screenshots, to be looked at.
 *
 *   pnpm build && pnpm screenshots
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir } from 'node:fs/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, EMBED, GALLERY, portsOf, SANDBOX } from '../e2e/settings.ts';
import { findChromium } from './chromium.ts';
import { fail } from './fail.ts';

const root = new URL('..', import.meta.url);
const folder = new URL('.cache/screenshots/', root);
const readmeFolder = new URL('docs/images/', root);

const SIZES = [
  { width: 1280, height: 860 },
  { width: 400, height: 800 },
  { width: 240, height: 480 },
];
const COLOURS = ['light', 'dark'] as const;

/** Time for pictures to arrive and their loops to get going, in ms. */
const SETTLE = 2_500;

interface Shot {
  name: string;
  url: string;
}

const shots = (id: string): Shot[] => [
  { name: 'gallery', url: GALLERY },
  { name: 'gallery-search', url: `${GALLERY}/?q=happy` },
  { name: 'gallery-stickers', url: `${GALLERY}/?type=stickers` },
  { name: 'gallery-empty', url: `${GALLERY}/?q=qwxzvy` },
  { name: 'gallery-gif', url: `${GALLERY}/gifs/${id}` },
  { name: 'gallery-categories', url: `${GALLERY}/categories` },
  { name: 'embed', url: `${EMBED}/embed/${id}` },
  { name: 'embed-unknown', url: `${EMBED}/embed/nothing-here` },
];

/** Starts the demo beside one that may be running, and resolves with the way to stop it. */
async function startDemo(): Promise<() => Promise<void>> {
  const ports = portsOf(0);
  const demo = spawn(process.execPath, ['scripts/demo.ts', '--no-build'], {
    cwd: root,
    env: {
      ...process.env,
      GALLERY_PORT: String(ports.gallery),
      EMBED_PORT: String(ports.embed),
      SANDBOX_PORT: String(ports.sandbox),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of demo.stdout) if (String(chunk).includes('Ctrl-C')) break;
  return async () => {
    demo.kill('SIGTERM');
    await once(demo, 'exit');
  };
}

async function firstTrendingId(): Promise<string> {
  const answer = await fetch(`${SANDBOX}/v1/gifs/trending?limit=1&api_key=screenshots`);
  const { data } = (await answer.json()) as { data: [{ id: string }] };
  return data[0].id;
}

async function shoot(page: Page, { name, url }: Shot, suffix: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE);
  const path = new URL(`${name}-${suffix}.jpg`, folder).pathname;
  await page.screenshot({ path, type: 'jpeg', quality: 82 });
}

async function shootAll(browser: Browser): Promise<void> {
  const id = await firstTrendingId();
  for (const colorScheme of COLOURS) {
    for (const viewport of SIZES) {
      const context = await browser.newContext({ viewport, colorScheme });
      const page = await context.newPage();
      for (const shot of shots(id)) await shoot(page, shot, `${viewport.width}-${colorScheme}`);
      await context.close();
    }
  }
}

try {
  await mkdir(folder, { recursive: true });
  await mkdir(readmeFolder, { recursive: true });
  const stop = await startDemo();
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    await shootAll(browser);
    for (const colour of COLOURS) {
      const name = `gallery-1280-${colour}.jpg`;
      await copyFile(new URL(name, folder), new URL(`gallery-${colour}.jpg`, readmeFolder));
    }
  } finally {
    await browser.close();
    await stop();
  }
  console.log(`Look at them in ${folder.pathname}`);
} catch (error) {
  fail(error);
}
