/**
 * Takes pictures of what was built: the README's into docs/images, the themes' into the documentation, and every page
 * at every size and in both colours into .cache/screenshots, to be looked at.
 *
 *   pnpm build && pnpm screenshots [--themes]
 *
 *   --themes  those of the themes alone
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { adoptStyles } from '../e2e/adopt-styles.ts';
import { CHROMIUM_ARGS, EMBED, GALLERY, portsOf, SANDBOX } from '../e2e/settings.ts';
import { findChromium } from './chromium.ts';
import { fail } from './fail.ts';
import { readThemes, themeOn } from './read-themes.ts';

const root = new URL('..', import.meta.url);
const folder = new URL('.cache/screenshots/', root);
const readmeFolder = new URL('docs/images/', root);
const themesFolder = new URL('apps/docs/public/images/', root);
const looksGuide = new URL('apps/docs/pages/guides/looks.md', root);

const SIZES = [
  { width: 1280, height: 860 },
  { width: 768, height: 1024 },
  { width: 400, height: 800 },
  { width: 240, height: 480 },
];
const COLOURS = ['light', 'dark'] as const;

/** Time for loops to get going and for what fades in, in ms. */
const SETTLE = 1_000;
/** How long a picture in view may take, in ms; one that does not come is not waited for. */
const PICTURE_TIMEOUT = 10_000;

interface Shot {
  name: string;
  url: string;
  /** Brings the page to what is to be seen. */
  act?: (page: Page) => Promise<void>;
}

async function searchDocs(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('grid');
  await page.locator('.pagefind-ui__result').first().waitFor();
}

/** Waits for what is in view. */
async function untilPictured(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLE);
  const isPictured = () =>
    [...document.images].every((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return image.complete || width === 0 || bottom < 0 || top > innerHeight;
    });
  await page.waitForFunction(isPictured, undefined, { timeout: PICTURE_TIMEOUT }).catch(() => {
    console.log(`A picture is missing: ${page.url()}`);
  });
}

const shots = (id: string): Shot[] => [
  { name: 'gallery', url: GALLERY },
  { name: 'gallery-search', url: `${GALLERY}/?q=happy` },
  { name: 'gallery-stickers', url: `${GALLERY}/?type=stickers` },
  { name: 'gallery-clips', url: `${GALLERY}/?type=clips` },
  { name: 'gallery-channel', url: `${GALLERY}/?q=%40gifkit` },
  { name: 'gallery-empty', url: `${GALLERY}/?q=qwxzvy` },
  { name: 'gallery-gif', url: `${GALLERY}/gifs/${id}` },
  { name: 'gallery-categories', url: `${GALLERY}/categories` },
  { name: 'gallery-components', url: `${GALLERY}/components` },
  { name: 'gallery-chat', url: `${GALLERY}/chat` },
  { name: 'gallery-host', url: `${GALLERY}/host` },
  { name: 'gallery-lab', url: `${GALLERY}/lab` },
  { name: 'docs', url: `${GALLERY}/docs/` },
  { name: 'docs-start', url: `${GALLERY}/docs/start/next/` },
  { name: 'docs-guide', url: `${GALLERY}/docs/guides/strict-csp/` },
  { name: 'docs-reference', url: `${GALLERY}/docs/packages/react-components/` },
  { name: 'docs-search', url: `${GALLERY}/docs/`, act: searchDocs },
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
  const response = await fetch(`${SANDBOX}/v1/gifs/trending?limit=1&api_key=screenshots`);
  const { data } = (await response.json()) as { data: [{ id: string }] };
  return data[0].id;
}

async function shoot(page: Page, { name, url, act }: Shot, suffix: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await act?.(page);
  await untilPictured(page);
  await page.waitForTimeout(SETTLE);
  const path = new URL(`${name}-${suffix}.jpg`, folder).pathname;
  await page.screenshot({ path, type: 'jpeg', quality: 82 });
}

/** The chat's picker in each theme that the guide has. */
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
    await untilPictured(page);
    const path = new URL(`theme-${theme.name}.jpg`, themesFolder).pathname;
    await picker.screenshot({ path, type: 'jpeg', quality: 82 });
    await context.close();
  }
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
  await mkdir(themesFolder, { recursive: true });
  const { values } = parseArgs({ options: { themes: { type: 'boolean', default: false } } });
  const stop = await startDemo();
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    await shootThemes(browser);
    if (!values.themes) {
      await shootAll(browser);
      for (const colour of COLOURS) {
        const name = `gallery-1280-${colour}.jpg`;
        await copyFile(new URL(name, folder), new URL(`gallery-${colour}.jpg`, readmeFolder));
      }
    }
  } finally {
    await browser.close();
    await stop();
  }
  console.log(`Look at them in ${(values.themes ? themesFolder : folder).pathname}`);
} catch (error) {
  fail(error);
}
