import { EMBED } from '../settings.ts';
import { expect, test } from './fixtures.ts';

test.use({ engineSettings: { reducedMotion: true } });

test('a GIF starts on its still, and plays when it is asked to', async ({ tab, sandbox }) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await tab.goto(`${EMBED}/embed/${id}`);
  await tab.find({ role: 'button', name: 'Play' });
  /** Addresses of pictures that move, and of videos that play. */
  const moving = () =>
    tab.evaluate(() => {
      const pictures = Array.from(document.images, ({ currentSrc }) => currentSrc);
      const videos = Array.from(document.querySelectorAll('video'));
      return [
        ...pictures.filter((source) => source.includes('/media/') && !source.endsWith('_s.gif')),
        ...videos.map(({ paused, currentSrc }) => (paused ? '' : currentSrc)).filter(Boolean),
      ];
    });
  expect(await moving()).toEqual([]);
  await tab.click({ role: 'button', name: 'Play' });
  await tab.find({ role: 'button', name: 'Pause' });
  await expect.poll(moving).not.toEqual([]);
});
