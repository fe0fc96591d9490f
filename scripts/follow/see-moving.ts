import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';

/** How long pictures may take until one has moved, in ms. */
const TIMEOUT = 60_000;

/** With so many different frames a picture moves, and does not only fade in. */
const FRAMES = 3;

/** ms between two looks at a picture. */
const BETWEEN = 250;

/** Collects what a page complains of, and answers that say no. */
function listen(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  return faults;
}

const isLoaded = (picture: Locator): Promise<boolean> =>
  picture.evaluate((element: HTMLImageElement | HTMLVideoElement) =>
    'videoWidth' in element ? element.videoWidth > 0 : element.naturalWidth > 0,
  );

/** The pictures of a page and of its frames: GIFs, and those that play as films. */
async function picturesOf(page: Page): Promise<Locator[]> {
  const all = page.frames().map((frame) => frame.locator('img:visible, video:visible').all());
  return (await Promise.all(all)).flat();
}

/** What a browser shows as broken, and hardly complains of. */
async function brokenOf(page: Page): Promise<string[]> {
  const all = page
    .frames()
    .map((frame) =>
      frame
        .locator('img')
        .evaluateAll((images: HTMLImageElement[]) =>
          images
            .filter((one) => one.complete && one.currentSrc !== '' && one.naturalWidth === 0)
            .map((one) => `Broken: ${one.currentSrc}`),
        ),
    );
  return (await Promise.all(all)).flat();
}

/** Whether a picture shows different frames, within some seconds. */
async function moves(picture: Locator): Promise<boolean> {
  const frames = new Set<string>();
  for (let look = 0; look < 12 && frames.size < FRAMES; look += 1) {
    frames.add((await picture.screenshot({ timeout: 10_000 })).toString('base64'));
    await wait(BETWEEN);
  }
  return frames.size >= FRAMES;
}

/** The first picture on the page that moves. */
async function findMoving(page: Page): Promise<string> {
  const deadline = performance.now() + TIMEOUT;
  const seen = new Set<string>();
  while (performance.now() < deadline) {
    for (const picture of await picturesOf(page)) {
      if (!(await isLoaded(picture))) continue;
      const src = await picture.evaluate((element: HTMLImageElement) => element.currentSrc);
      seen.add(src);
      if (await moves(picture)) return src;
    }
    await wait(BETWEEN);
  }
  const what = seen.size ? `${seen.size} pictures, none of which moves` : 'no picture';
  throw new Error(`Within ${TIMEOUT / 1000} s there was ${what}.`);
}

export interface Look {
  /** What is typed into the page's search field, where it shows nothing before. */
  search?: string | undefined;
}

/**
 * Opens a page as a visitor would, and waits until one of its pictures has loaded and moved.
 *
 * @returns what was seen.
 * @throws {Error} when no picture moves, one is broken, or the page complains in the console.
 */
export async function seeMoving(browser: Browser, url: string, look: Look): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const faults = listen(page);
    await page.goto(url);
    if (look.search !== undefined) {
      const field = page.getByRole('searchbox').first();
      await field.fill(look.search);
      await field.press('Enter');
    }
    const moving = await findMoving(page).catch((error: Error) => {
      throw new Error([error.message, ...faults].join('\n'));
    });
    faults.push(...(await brokenOf(page)));
    if (faults.length > 0) throw new Error(faults.join('\n'));
    const { length } = await picturesOf(page);
    return `${length} ${length === 1 ? 'picture' : 'pictures'}; ${new URL(moving).pathname} moved`;
  } finally {
    await context.close();
  }
}
