import { expect, test } from './fixtures.ts';
import { contrast, look } from './pixels.ts';
import { EMBED } from './settings.ts';

/** Position of the browser's icon for broken images. */
const CORNER = { x: 4, y: 50, width: 24, height: 24 };

test('a GIF without available files shows its alt text, without the broken-image icon', async ({
  page,
  complaints,
  id,
}) => {
  await page.route(/\.(?:webp|gif|mp4|jpe?g|png)/, (route) => route.fulfill({ status: 404 }));
  await page.setViewportSize({ width: 480, height: 360 });
  await page.goto(`${EMBED}/player/${id}`);
  await page.mouse.move(470, 200);
  const picture = page.locator('.giphy-gif-img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  const corner = await look(page, CORNER);
  let most = 1;
  for (let y = 0; y < corner.height; y++)
    for (let x = 0; x < corner.width; x++)
      most = Math.max(most, contrast(corner.at(x, y), [8, 8, 11]));
  expect(most, 'no icon is drawn').toBeLessThan(1.3);
  // Later failures would also log messages.
  await page.close();
  complaints.length = 0;
});

test('the error page shows its button in a frame of 150 by 100 px', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 150, height: 100 });
  await page.goto(`${EMBED}/embed/nowhere`);
  await expect(page.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link')).toBeInViewport({ ratio: 1 });
  complaints.length = 0;
});
