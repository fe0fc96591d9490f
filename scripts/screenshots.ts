/**
 * Takes the README's screenshots into docs/images, and those of the themes into the documentation.
 *
 *   pnpm build && pnpm screenshots
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
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

/** The chat's picker in each theme of the guide. */
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

/** The gallery's start page in both color schemes. */
async function shootGallery(browser: Browser): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    const viewport = { width: 1280, height: 860 };
    const page = await browser.newPage({ viewport, colorScheme });
    await page.goto(GALLERY, { waitUntil: 'load' });
    await settle(page);
    const path = new URL(`gallery-${colorScheme}.jpg`, readmeFolder).pathname;
    await page.screenshot({ path, type: 'jpeg', quality: 82 });
    await page.close();
  }
}

try {
  const stop = await startDemo();
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    await shootThemes(browser);
    await shootGallery(browser);
  } finally {
    await browser.close();
    await stop();
  }
} catch (error) {
  fail(error);
}
