/**
 * Takes the README's screenshots into docs/images, and those of the themes into the documentation.
 *
 *   pnpm build && pnpm screenshots
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { adoptStyles } from '../e2e/adopt-styles.ts';
import { readThemes, themeOn } from '../e2e/read-themes.ts';
import { CHROMIUM_ARGS, GALLERY, portsOf } from '../e2e/settings.ts';
import { findChromium } from './chromium.ts';
import { fail } from './fail.ts';

const root = new URL('..', import.meta.url);
const readmeFolder = new URL('docs/images/', root);
const themesFolder = new URL('apps/docs/public/images/', root);
const looksGuide = new URL('apps/docs/pages/guides/looks.md', root);

/** Waits until pictures have loaded, loops move and fades have ended. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2_000);
}

/** Starts a demo on free ports. @returns a function that stops it */
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

async function shootThemes(browser: Browser): Promise<void> {
  for (const theme of readThemes(await readFile(looksGuide, 'utf8'))) {
    const viewport = { width: 1280, height: 860 };
    const context = await browser.newContext({ viewport, deviceScaleFactor: 1.5 });
    const page = await context.newPage();
    await page.goto(`${GALLERY}/chat`);
    await page.evaluate(adoptStyles, themeOn('.chat', theme));
    await page.getByRole('button', { name: 'Choose a GIF' }).click();
    const picker = page.locator('.giphy-picker');
    await picker.getByRole('grid').locator('img').first().waitFor();
    await settle(page);
    const path = new URL(`theme-${theme.name}.jpg`, themesFolder).pathname;
    await picker.screenshot({ path, type: 'jpeg', quality: 82 });
    await context.close();
  }
}

/** Frames of the README's animation, and the time between them in ms. */
const FRAMES = 24;
const FRAME_TIME = 125;

/** Records a search in the gallery as an animated WebP. */
async function recordGallery(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 960, height: 720 } });
  await page.goto(`${GALLERY}/?q=happy`, { waitUntil: 'load' });
  await settle(page);
  const frames: Buffer[] = [];
  for (let frame = 0; frame < FRAMES; frame += 1) {
    frames.push(await page.screenshot());
    await page.waitForTimeout(FRAME_TIME);
  }
  await page.close();
  await sharp(frames, { join: { animated: true } })
    .webp({ delay: Array<number>(FRAMES).fill(FRAME_TIME), loop: 0, quality: 40, effort: 6 })
    .toFile(new URL('gallery.webp', readmeFolder).pathname);
}

try {
  const stop = await startDemo();
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    await shootThemes(browser);
    await recordGallery(browser);
  } finally {
    await browser.close();
    await stop();
  }
} catch (error) {
  fail(error);
}
