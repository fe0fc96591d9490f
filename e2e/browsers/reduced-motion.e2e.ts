import { EMBED } from '../settings.ts';
import { expect, test } from './fixtures.ts';

test.use({ engineSettings: { reducedMotion: true } });

test('a GIF starts on its still, and plays when it is asked to', async ({ tab, sandbox }) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await tab.goto(`${EMBED}/embed/${id}`);
  await tab.find({ role: 'button', name: 'Play' });
  const moving = () =>
    tab.evaluate(() => [
      ...Array.from(document.images, ({ currentSrc }) => currentSrc).filter(
        (source) => source.includes('/media/') && !source.endsWith('_s.gif'),
      ),
      ...Array.from(document.querySelectorAll('video'))
        .filter(({ paused }) => !paused)
        .map(({ currentSrc }) => currentSrc),
    ]);
  expect(await moving()).toEqual([]);
  await tab.click({ role: 'button', name: 'Play' });
  await tab.find({ role: 'button', name: 'Pause' });
  await expect.poll(moving).toHaveLength(1);
});
