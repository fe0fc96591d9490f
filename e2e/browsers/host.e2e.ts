import { GALLERY } from '../settings.ts';
import type { Target } from './driver.ts';
import { expect, test } from './fixtures.ts';
import type { Tab } from './tab.ts';

const button = (name: string): Target => ({ role: 'button', name });

/** What the player has told the host page, the latest first. */
const heard = async (tab: Tab): Promise<string[]> =>
  (await tab.find({ role: 'log', name: 'What the player says' })).evaluate((log) =>
    Array.from(log.children, ({ textContent }) => textContent),
  );

test('a host page controls the player in its frame, and hears from it', async ({ tab }) => {
  await tab.goto(`${GALLERY}/host`);
  const player = tab.frame('.controlled iframe');
  await tab.click(button('Pause it'));
  await player.find(button('Play'));
  await expect.poll(() => heard(tab)).toContain('pause');
  await player.click(button('Play'));
  await expect.poll(() => heard(tab)).toContain('play');
});
