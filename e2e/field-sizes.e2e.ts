import { expect, test } from './fixtures.ts';
import { openStory, serveStories } from './story-site.ts';

// Touch only: with a mouse, fields may be smaller.
test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

serveStories();

test('no field of the stories makes iOS zoom', async ({ page }) => {
  for (const id of ['picker-gifpicker--alt-text', 'search--experience']) {
    await openStory(page, id);
    const fields = page.locator('input:not([type=checkbox], [type=radio]), textarea');
    await fields.first().waitFor();
    const sizes = await fields.evaluateAll((all) =>
      all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
    );
    // iOS zooms into fields with text below 16 px.
    expect(Math.min(...sizes), id).toBeGreaterThanOrEqual(16);
  }
});
