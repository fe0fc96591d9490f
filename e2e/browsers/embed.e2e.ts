import { EMBED } from '../settings.ts';
import type { Target } from './driver.ts';
import { expect, test } from './fixtures.ts';
import type { Tab } from './tab.ts';

const button = (name: string): Target => ({ role: 'button', name });

/** Whether a button is visible; a rendered one may be transparent. */
const isSeen = async (tab: Tab, target: Target): Promise<boolean> =>
  (await tab.find(target)).evaluate((element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );

test('controls show on hover and pause the GIF, and the share menu takes focus and returns it', async ({
  tab,
  id,
}) => {
  await tab.goto(`${EMBED}/embed/${id}`);
  await expect.poll(() => isSeen(tab, button('Pause'))).toBe(false);
  await tab.hover({ role: 'region', name: 'Player' });
  await expect.poll(() => isSeen(tab, button('Pause'))).toBe(true);
  await tab.click(button('Pause'));
  await tab.find(button('Play'));
  await tab.waitUntilGone(button('Pause'));
  await tab.click(button('Play'));
  await tab.find(button('Pause'));
  for (const close of [() => tab.press('Escape'), () => tab.click(button('Close'))]) {
    await tab.click(button('Share'));
    await tab.find({ role: 'textbox', name: 'Embed code' });
    await expect.poll(() => tab.isFocused(button('Close'))).toBe(true);
    await close();
    await tab.waitUntilGone({ role: 'textbox', name: 'Embed code' });
    await expect.poll(() => tab.isFocused(button('Share'))).toBe(true);
  }
});

test('a clip plays with sound when the visitor turns it on', async ({ tab, clipId: id }) => {
  await tab.goto(`${EMBED}/embed/${id}`);
  await tab.click(button('Unmute clip'));
  const playsAloud = () =>
    tab.evaluate(() =>
      Array.from(document.querySelectorAll('video')).some(
        ({ muted, paused, played }) => !muted && !paused && played.length > 0 && played.end(0) > 0,
      ),
    );
  await expect.poll(playsAloud, { timeout: 40_000 }).toBe(true);
});
