import { buildPages, type Origins, serveOrigins } from './embed-site.ts';
import { expect, test } from './fixtures.ts';
import { EMBED } from './settings.ts';

let origins: Origins;
test.beforeAll(async () => {
  await buildPages();
  origins = await serveOrigins();
});
test.afterAll(() => origins.close());

for (const options of [
  {},
  { sandbox: 'allow-scripts' },
  { sandbox: 'allow-scripts', width: 240, height: 180 },
]) {
  test(`the real player does what its host page says, in a frame with ${JSON.stringify(options)}`, async ({
    page,
    sandbox,
  }) => {
    const [id = ''] = await sandbox.ids('gifs/trending?limit=1');
    await page.goto(origins.host);
    const embed = await page.evaluateHandle(
      (all) => {
        const element = document.querySelector('#here');
        if (!element) throw new Error('This is not the host page.');
        return window.sdk.createEmbed(element, all);
      },
      { id, origin: EMBED, ...options },
    );
    const frame = page.frameLocator('iframe');
    await embed.evaluate((it) => it.pause());
    await expect(frame.getByRole('button', { name: 'Play' })).toBeVisible();
    expect(await embed.evaluate((it) => it.getState())).toMatchObject({ id, paused: true });
    await embed.evaluate((it) => it.play());
    await expect(frame.getByRole('button', { name: 'Pause' })).toBeAttached();
    const failure = embed.evaluate((it) => it.seek(2).catch((error: Error) => error.message));
    expect(await failure).toContain('only clips have');
  });
}

test('forged messages of another frame change nothing', async ({ page, sandbox }) => {
  const [id = ''] = await sandbox.ids('gifs/trending?limit=1');
  await page.goto(origins.host);
  await page.evaluate(
    (all) => {
      const element = document.querySelector('#here');
      if (element) window.sdk.createEmbed(element, all);
    },
    { id, origin: EMBED },
  );
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('button', { name: 'Pause' })).toBeAttached();
  await page.evaluate((src) => {
    const forger = document.createElement('iframe');
    forger.src = src;
    document.body.append(forger);
  }, `${origins.third}/forger`);
  const forger = page.frames().find((one) => one.url().endsWith('/forger'));
  await forger?.evaluate(() => {
    const player = window.parent.frames[0];
    player?.postMessage({ action: 'pause' }, '*');
    player?.postMessage({ gifkit: 1, id: '1', method: 'pause' }, '*');
  });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(frame.getByRole('button', { name: 'Pause' })).toBeAttached();
});
