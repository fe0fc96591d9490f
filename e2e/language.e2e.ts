import { expect, test } from './fixtures.ts';
import { EMBED } from './settings.ts';

test('the embed hydrates right to left in Arabic and loads no other language', async ({
  page,
  id,
}) => {
  const words: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/(ar|de|es|ja)-[^/]+\.js$/.exec(request.url()) ?? [];
    if (name && !words.includes(name)) words.push(name);
  });
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto(`${EMBED}/embed/${id}?lang=ar`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const related = page.getByRole('region', { name: 'صور GIF ذات صلة' });
  await expect(related.getByRole('link')).toHaveCount(6);
  const left = (index: number) =>
    related
      .getByRole('link')
      .nth(index)
      .evaluate((link) => link.getBoundingClientRect().left);
  expect(await left(0)).toBeGreaterThan(await left(1));
  await page.mouse.move(240, 240);
  await page.getByRole('button', { name: 'إيقاف مؤقت' }).click();
  await expect(page.getByRole('button', { name: 'تشغيل', exact: true })).toBeVisible();
  await expect(related.locator('a.giphy-gif, .giphy-gif a').first()).toHaveAttribute(
    'href',
    /\?lang=ar/,
  );
  await expect(related.getByRole('button', { name: 'إيقاف الكل مؤقتًا' })).toBeVisible();
  expect(words).toEqual(['ar']);
});
