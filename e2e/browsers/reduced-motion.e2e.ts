import { EMBED } from '../settings.ts';
import type { Target } from './driver.ts';
import { expect, test } from './fixtures.ts';
import type { Tab } from './tab.ts';

const button = (name: string): Target => ({ role: 'button', name });

test.use({ engineSettings: { reducedMotion: true } });

/** URLs of animated pictures and playing videos. */
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
 * Runs in the page: makes the browser load the film's sources again, which it all refuses with reduced motion, and
 * clicks Play when it reaches the last one.
 */
function playOnLastRefusal(): void {
  const film = document.querySelector('video');
  const last = film?.querySelector('source:last-of-type');
  if (!film || !last) throw new Error('The page has no film.');
  // The button contains both labels until the visitor's first choice.
  const play = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent.endsWith('Play'),
  );
  last.addEventListener('error', () => play?.click(), { once: true });
  film.load();
}

test('a GIF starts on its still and plays on click, even while the browser refuses its sources', async ({
  tab,
  id,
}) => {
  await tab.goto(`${EMBED}/embed/${id}`);
  await tab.find(button('Play'));
  expect(await moving(tab)).toEqual([]);
  // The share menu proves hydration; an earlier click on Play would wait for it.
  await tab.click(button('Share'));
  await tab.click(button('Close'));
  await tab.evaluate(playOnLastRefusal);
  await tab.find(button('Pause'));
  await expect.poll(() => moving(tab)).not.toEqual([]);
});
