import { GALLERY } from '../settings.ts';
import { test } from './fixtures.ts';

test('a frame that may run scripts and nothing else is alive', async ({ tab }) => {
  await tab.goto(`${GALLERY}/host`);
  const frame = 'iframe[sandbox="allow-scripts"]';
  await (await tab.find(frame)).evaluate((iframe) => iframe.scrollIntoView());
  const player = tab.frame(frame);
  await player.click({ role: 'button', name: 'Pause' });
  await player.find({ role: 'button', name: 'Play' });
});
