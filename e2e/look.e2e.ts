import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { EMBED } from './settings.ts';

const player = (page: Page) => page.getByRole('region', { name: 'Player' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share' });

const motionOf = (element: Locator) =>
  element.evaluate((node) => {
    const style = getComputedStyle(node);
    return {
      animation: style.animationDuration,
      delay: style.animationDelay,
      fill: style.animationFillMode,
      transition: [...new Set(style.transitionDuration.split(', '))],
    };
  });

const settle = (element: Locator) =>
  element.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)));

test('controls and uploader appear after 700 ms without GIF or pointer', async ({
  page,
  sandbox,
}) => {
  const id = await sandbox.idOf(({ username }) => username === 'bigmoods');
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
  await page.route(/\/media\//, () => {});
  for (const headers of [{}, { 'User-Agent': phone }]) {
    await page.setExtraHTTPHeaders(headers);
    await page.goto(`${EMBED}/embed/${id}`, { waitUntil: 'commit' });
    const footer = player(page).locator('footer');
    expect(await motionOf(footer)).toMatchObject({
      animation: '0.3s',
      delay: '0.7s',
      fill: 'backwards',
    });
    await settle(footer);
    await expect(footer).toHaveCSS('opacity', '1');
    await expect(footer.getByText('@bigmoods')).toBeInViewport();
    await expect(footer.getByRole('button', { name: 'Pause', exact: true })).toBeInViewport();
    await expect(page.locator('html')).not.toHaveAttribute('data-revealed');
  }
});

test('controls appear immediately once the GIF has loaded, and sheets move over 0.3 s, centered and no higher than their content', async ({
  page,
  id,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${EMBED}/embed/${id}`);
  await expect(page.locator('html')).toHaveAttribute('data-revealed');
  expect(await motionOf(player(page).locator('footer'))).toMatchObject({ delay: '0s' });
  const opening = page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        document.addEventListener('transitionrun', ({ target }) => {
          if ((target as Element).matches('dialog')) resolve();
        }),
      ),
  );
  await page.getByRole('button', { name: 'Share' }).click();
  await opening;
  expect(await motionOf(dialog(page))).toMatchObject({ transition: ['0.3s'] });
  await settle(dialog(page));
  await expect(dialog(page)).toHaveCSS('opacity', '1');
  const box = await dialog(page).boundingBox();
  expect(box?.height).toBeLessThan(400);
  expect(Math.abs(640 - ((box?.x ?? 0) + (box?.width ?? 0) / 2))).toBeLessThanOrEqual(1);
  expect(Math.abs(400 - ((box?.y ?? 0) + (box?.height ?? 0) / 2))).toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('content of a sheet scrolls under its heading', async ({ page, id }) => {
  await page.goto(`${EMBED}/player/${id}`);
  await page.getByRole('button', { name: 'Related GIFs' }).click();
  const sheet = page.getByRole('dialog', { name: 'Related GIFs' });
  await expect(sheet.locator('[data-loaded]').first()).toBeVisible();
  await settle(sheet);
  await sheet.evaluate((node) => node.scrollTo(0, 120));
  const onTop = await sheet.locator('header').evaluate((header) => {
    const { left, right, top } = header.getBoundingClientRect();
    return [left + 20, (left + right) / 2, right - 40].map((x) =>
      header.contains(document.elementFromPoint(x, top + 20)),
    );
  });
  expect(onTop).toEqual([true, true, true]);
});
