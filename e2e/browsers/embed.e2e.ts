import { EMBED } from '../settings.ts';
import type { Target } from './driver.ts';
import { expect, test } from './fixtures.ts';
import type { Tab } from './tab.ts';

const button = (name: string): Target => ({ role: 'button', name });

/** px of a window in which a frame has room for the GIF alone. */
const SMALL_HEIGHT = 190;

/** Whether a visitor sees the button, which may be rendered and transparent. */
const isSeen = async (tab: Tab, target: Target): Promise<boolean> =>
  (await tab.find(target)).evaluate((element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );

test('the controls leave a playing GIF alone, and come when it is hovered', async ({
  tab,
  sandbox,
}) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await tab.goto(`${EMBED}/embed/${id}`);
  await expect.poll(() => isSeen(tab, button('Pause'))).toBe(false);
  await tab.hover({ role: 'region', name: 'Player' });
  await expect.poll(() => isSeen(tab, button('Pause'))).toBe(true);
});

test('a GIF pauses and plays', async ({ tab, sandbox }) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await tab.goto(`${EMBED}/embed/${id}`);
  await tab.click(button('Pause'));
  await tab.find(button('Play'));
  await tab.waitUntilGone(button('Pause'));
  await tab.click(button('Play'));
  await tab.find(button('Pause'));
});

test('the share menu takes the focus, and gives it back when it closes', async ({
  tab,
  sandbox,
}) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await tab.goto(`${EMBED}/embed/${id}`);
  for (const close of [() => tab.press('Escape'), () => tab.click(button('Close'))]) {
    await tab.click(button('Share'));
    await tab.find({ role: 'textbox', name: 'Embed code' });
    await expect.poll(() => tab.isFocused(button('Close'))).toBe(true);
    await close();
    await tab.waitUntilGone({ role: 'textbox', name: 'Embed code' });
    await expect.poll(() => tab.isFocused(button('Share'))).toBe(true);
  }
});

test('a clip plays with its sound when the visitor asks', async ({ tab, sandbox }) => {
  const [id] = await sandbox.ids('videos/search?q=a&limit=1');
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

test('the menus of a clip keep the focus, by keys alone, also where there is little room', async ({
  tab,
  sandbox,
}) => {
  const [id] = await sandbox.ids('videos/search?q=a&limit=1');
  const press = async (target: Target) => {
    await (await tab.find(target)).evaluate((element) => (element as HTMLElement).focus());
    await tab.press('Enter');
  };
  const hasFocus = (target: Target) => expect.poll(() => tab.isFocused(target)).toBe(true);
  await tab.goto(`${EMBED}/embed/${id}`);
  await press(button('Unmute clip'));
  await press(button('Captions: Off'));
  await hasFocus({ role: 'menuitemradio', name: 'Off' });
  await tab.press('Escape');
  await hasFocus(button('Captions: Off'));
  await tab.press('Enter');
  await hasFocus({ role: 'menuitemradio', name: 'Off' });
  await tab.press('ArrowDown');
  await tab.press('Enter');
  await hasFocus(button('Captions: English'));

  // The focus moves on: the button goes with its room, and that is not the choice's doing.
  await tab.press('Tab');
  await tab.resize(480, SMALL_HEIGHT);
  await press(button('More'));
  await hasFocus(button('Close'));
  await tab.press('Escape');
  await hasFocus(button('More'));
  await tab.press('Enter');
  await press(button('Captions: Off'));
  await hasFocus(button('More'));
});
