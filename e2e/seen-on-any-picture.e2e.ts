import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { EMBED } from './settings.ts';

/** Colours of whole pictures, as worst cases for what lies over them. */
const PICTURES = { white: '#fff', black: '#000', grey: '#808080' };

/** Shows a plain picture in place of the GIF, and keeps everything over it. */
async function open(page: Page, path: string, colour: string): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480"><rect width="480" height="480" fill="${colour}"/></svg>`;
  await page.route(/\/media\/.*\.(?:gif|webp)$/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: svg }),
  );
  // Then it rests, and so does all that lies over it.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${EMBED}${path}`);
  await page.mouse.move(200, 100);
  await expect(
    page.getByRole('region', { name: 'Related GIFs' }).getByRole('button').first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
}

type Colour = readonly [number, number, number];

/** All pixels around an element, by their colours and how many have each. */
async function coloursOf(page: Page, locator: Locator, margin: number): Promise<Colour[]> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('There is nothing to look at');
  const clip = {
    x: Math.max(0, box.x - margin),
    y: Math.max(0, box.y - margin),
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  };
  const png = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    context.drawImage(bitmap, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const colours: [number, number, number][] = [];
    for (let at = 0; at < pixels.length; at += 4)
      colours.push([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
    return colours;
  }, png);
}

/** Relative luminance (WCAG 2.2). */
const luminance = (colour: Colour): number => {
  const [r = 0, g = 0, b = 0] = colour.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: Colour, b: Colour): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

/** The colour that most pixels have. */
function mostOf(colours: readonly Colour[]): Colour {
  const counts = new Map<string, number>();
  for (const colour of colours) counts.set(colour.join(), (counts.get(colour.join()) ?? 0) + 1);
  const [name = '0,0,0'] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a));
  const [r = 0, g = 0, b = 0] = name.split(',').map(Number);
  return [r, g, b];
}

const lightest = (colours: readonly Colour[]): Colour =>
  colours.reduce((a, b) => (luminance(b) > luminance(a) ? b : a));

for (const [name, colour] of Object.entries(PICTURES)) {
  test(`names and icons over a ${name} picture have a contrast of 4.5 at least`, async ({
    page,
    sandbox,
  }) => {
    const [id] = await sandbox.ids('gifs/trending?limit=1');
    await open(page, `/embed/${id}`, colour);
    for (const locator of [
      page.locator('footer strong'),
      page.getByRole('link', { name: 'Gifkit', exact: true }),
      page.getByRole('button', { name: 'Play', exact: true }),
      page.getByRole('button', { name: 'Share' }),
    ]) {
      // Inside round buttons, what is behind the corners is no background.
      const colours = await coloursOf(
        page,
        locator,
        -8 * Number(await locator.evaluate((e) => e.matches('button'))),
      );
      expect(contrast(mostOf(colours), lightest(colours)), String(locator)).toBeGreaterThan(4.5);
    }
  });

  test(`the focus is seen over a ${name} picture: a ring with a contrast of 3 at least`, async ({
    page,
    sandbox,
  }) => {
    const [id] = await sandbox.ids('gifs/trending?limit=1');
    await open(page, `/embed/${id}`, colour);
    for (const locator of [
      page.getByRole('button', { name: 'Play', exact: true }),
      page.getByRole('button', { name: 'Share' }),
      page.locator('footer a').first(),
    ]) {
      await locator.press('Shift');
      await locator.evaluate((element: HTMLElement) => element.blur());
      const before = await coloursOf(page, locator, 6);
      await locator.focus();
      const after = await coloursOf(page, locator, 6);
      const changed = after.filter((one, index) => contrast(one, before[index] ?? one) >= 3);
      const box = await locator.boundingBox();
      // As many as a line of 2 px around it (WCAG 2.2, 2.4.13), less what round corners cut off.
      const around = 2 * 2 * ((box?.width ?? 0) + (box?.height ?? 0)) * 0.75;
      expect(changed.length, String(locator)).toBeGreaterThan(around);
    }
  });
}

test('in forced colours buttons have an edge and the focus is seen', async ({ page, sandbox }) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${EMBED}/player/${id}`);
  const share = page.getByRole('button', { name: 'Share' });
  await page.keyboard.press('Tab');
  await share.focus();
  await expect(share).toHaveCSS('border-top-style', 'solid');
  await expect(share).toHaveCSS('outline-style', 'solid');
  await expect(share).toHaveCSS('outline-width', '3px');
});

test('who wants more contrast gets plates that nothing shines through', async ({
  page,
  sandbox,
}) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  const share = page.getByRole('button', { name: 'Share' });
  await page.goto(`${EMBED}/player/${id}`);
  await expect(share).toHaveCSS('background-color', 'rgba(12, 12, 16, 0.8)');
  await page.emulateMedia({ contrast: 'more' });
  await expect(share).toHaveCSS('background-color', 'rgb(0, 0, 0)');
});
