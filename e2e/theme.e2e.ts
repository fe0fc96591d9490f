import { expect, test } from './fixtures.ts';
import { EMBED } from './settings.ts';

const WHITE = 'rgb(255, 255, 255)';
const BLACK = 'rgb(12, 12, 16)';

for (const [system, query, background] of [
  ['light', '', WHITE],
  ['dark', '', BLACK],
  ['dark', '?theme=light', WHITE],
  ['light', '?theme=dark', BLACK],
  ['dark', '?theme=auto', BLACK],
] as const) {
  test(`a page${query} on a ${system} system stands on ${background === WHITE ? 'white' : 'black'}`, async ({
    page,
    sandbox,
  }) => {
    const [id] = await sandbox.ids('gifs/trending?limit=1');
    await page.emulateMedia({ colorScheme: system });
    await page.goto(`${EMBED}/embed/${id}${query}`);
    await expect(page.locator('body')).toHaveCSS('background-color', background);
  });
}
