import { EMBED } from '../settings.ts';
import type { Target } from './driver.ts';
import { expect, test } from './fixtures.ts';
import type { Tab } from './tab.ts';

const button = (name: string): Target => ({ role: 'button', name });

test.use({ engineSettings: { reducedMotion: true } });

/** Addresses of pictures that move, and of videos that play. */
const moving = (tab: Tab) =>
  tab.evaluate(() => {
    const pictures = Array.from(document.images, ({ currentSrc }) => currentSrc);
    const videos = Array.from(document.querySelectorAll('video'));
    return [
      ...pictures.filter((source) => source.includes('/media/') && !source.endsWith('_s.gif')),
      ...videos.map(({ paused, currentSrc }) => (paused ? '' : currentSrc)).filter(Boolean),
    ];
  });

/**
 * Runs in the page: lets the browser look at the film's files again, all of which it refuses where motion is
 * unwelcome, and presses Play as soon as it has come to the last one.
 */
function playOnLastRefusal(): void {
  const film = document.querySelector('video');
  const last = film?.querySelector('source:last-of-type');
  if (!film || !last) throw new Error('The page has no film.');
  // Both its names are in it while it is up to the browser whether the GIF moves.
  const play = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent.endsWith('Play'),
  );
  last.addEventListener('error', () => play?.click(), { once: true });
  film.load();
}

test('a GIF starts on its still, and plays when asked, even while the browser refuses its files', async ({
  tab,
  sandbox,
}) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await tab.goto(`${EMBED}/embed/${id}`);
  await tab.find(button('Play'));
  expect(await moving(tab)).toEqual([]);
  // The share menu shows that the page is hydrated; before, a press of Play waits for that.
  await tab.click(button('Share'));
  await tab.click(button('Close'));
  await tab.evaluate(playOnLastRefusal);
  await tab.find(button('Pause'));
  await expect.poll(() => moving(tab)).not.toEqual([]);
});
