import { serveHost } from '../host-site.ts';
import { serveDuring } from '../serve-during.ts';
import { coverage, topTile } from '../tiles-in-view.ts';
import { expect, test } from './fixtures.ts';

const site = serveDuring(() => serveHost('odd-pages.tsx'));

test('components keep working when they are zoomed, scaled, placed, in a form, hidden and left', async ({
  tab,
}) => {
  await tab.resize(900, 700);
  const open = (query: Record<string, string>) =>
    tab.goto(`${site().url}/?${new URLSearchParams(query)}`);
  const scrollTo = async (top: number) => {
    await tab.evaluate((to) => window.scrollTo(0, to), top);
    await expect.poll(() => tab.evaluate(coverage)).toMatchObject({ bare: 0 });
  };
  for (const style of [
    { html: 'zoom: .5' },
    { around: 'transform: scale(.5); transform-origin: 0 0' },
  ]) {
    await open({ part: 'grid', ...style });
    await tab.find('.giphy-gif');
    for (const top of [4000, 1500]) await scrollTo(top);
  }

  for (const way of [{ activity: '' }, { left: '' }]) {
    await open({ part: 'memory', around: 'padding-top: 300px', ...way });
    await tab.find('.giphy-gif');
    await scrollTo(5000);
    const before = await tab.evaluate(topTile);
    await tab.evaluate(() => window.show(false));
    await tab.waitUntilGone('.giphy-gif');
    await tab.evaluate(() => window.show(true));
    await tab.find('.giphy-gif');
    await expect.poll(() => tab.evaluate(topTile)).toEqual(before);
    await scrollTo(2000);
  }

  for (const around of ['display: grid; grid-template-columns: 1fr 200px', 'float: left']) {
    await open({ part: 'carousel', around });
    await tab.find('.giphy-gif');
    const left = await tab.evaluate(
      () => innerWidth - (document.querySelector('#host > *')?.clientWidth ?? 0),
    );
    expect(left, around).toBe(around === 'float: left' ? 0 : 200);
  }

  const reset = 'height: 100%; overflow-x: hidden';
  await open({ part: 'loading', html: reset, body: reset });
  await tab.find('.giphy-gif');
  const below = () => tab.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await expect.poll(below).toBe(0);

  await open({ part: 'form' });
  await tab.click('.giphy-gif');
  await expect.poll(() => tab.isFocused({ role: 'textbox', name: 'Description' })).toBe(true);
  await tab.press('Enter');
  await expect.poll(() => tab.evaluate(() => document.title)).toBe('Chosen');
});
