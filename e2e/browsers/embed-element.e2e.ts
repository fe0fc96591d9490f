import { serveOrigins } from '../embed-site.ts';
import { serveDuring } from '../serve-during.ts';
import { expect, test } from './fixtures.ts';

const origins = serveDuring(() => serveOrigins());

interface EmbedElement extends Element {
  embed: { pause(): Promise<void>; getState(): Promise<{ paused: boolean }> };
}

test('an element that is moved in the document keeps its embed and the visitor’s pause', async ({
  tab,
}) => {
  await tab.goto(`${origins().host}/auto?id=abc`);
  const element = await tab.find('gifkit-embed');
  const isPaused = () =>
    element.evaluate((it) => (it as EmbedElement).embed.getState().then(({ paused }) => paused));
  await element.evaluate((it) => {
    const { embed } = it as EmbedElement;
    Object.assign(window, { before: embed });
    return embed.pause();
  });
  await expect.poll(isPaused).toBe(true);
  await element.evaluate((it) => document.body.append(it));
  expect(await element.evaluate((it) => (it as EmbedElement).embed === Object(window).before)).toBe(
    true,
  );
  await expect.poll(isPaused).toBe(true);
});
