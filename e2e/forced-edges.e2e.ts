import type { Page } from '@playwright/test';
import { PAGE_PATHS } from '../apps/gallery/src/address/route.ts';
import { buttonsWithoutEdge } from './button-edges.ts';
import { expect, test } from './fixtures.ts';
import { EMBED, GALLERY, SANDBOX } from './settings.ts';

// A tall window, so that most of a page is in view.
test.use({ viewport: { width: 1100, height: 2400 } });

async function expectEdges(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce', colorScheme });
    // Retries until loading and sliding elements have settled.
    await expect(async () => expect(await buttonsWithoutEdge(page)).toEqual([])).toPass();
  }
}

test('buttons keep an edge on every page with forced colors', async ({ page, sandbox }) => {
  test.slow();
  for (const path of PAGE_PATHS) {
    await page.goto(GALLERY + path);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await expectEdges(page);
  }
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await page.goto(`${GALLERY}/gifs/${id}`);
  await page.getByRole('button', { name: 'Copy link' }).waitFor();
  await expectEdges(page);
  await page.goto(`${EMBED}/embed/${id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('textbox', { name: 'Link' }).waitFor();
  await expectEdges(page);
  await page.goto(`${SANDBOX}/_sandbox/admin`);
  await expectEdges(page);
});

test('the measurement finds a button without an edge', async ({ page }) => {
  await page.setContent(
    '<style>button { margin: 20px; border: 0; background: #fff }</style><button>Bare</button> <button style="border: 1px solid">Framed</button>',
  );
  expect(await buttonsWithoutEdge(page)).toEqual(['Bare']);
});
