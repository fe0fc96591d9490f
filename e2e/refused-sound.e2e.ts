import type { EmbedError } from '../packages/embed-sdk/src/index.ts';
import { serveOrigins } from './embed-site.ts';
import { expect, test } from './fixtures.ts';
import { serveDuring } from './serve-during.ts';
import { CHROMIUM_ARGS, EMBED, HEADLESS_SHELL } from './settings.ts';

/** Requires a user gesture for each sound. */
const STRICT = '--autoplay-policy=user-gesture-required';

test.use({
  // Trace snapshots run scripts that count as user gestures, so Chromium would allow sound.
  trace: 'off',
  launchOptions: { ...HEADLESS_SHELL, args: [...CHROMIUM_ARGS, STRICT] },
});

const origins = serveDuring(() => serveOrigins());

test('a browser that refuses sound rejects the host’s call, and the clip keeps playing muted', async ({
  page,
  clipId: id,
}) => {
  // Evaluated scripts count as user gestures, so the page must call it by itself.
  await page.addInitScript(
    (options) => {
      addEventListener('load', async () => {
        const element = document.querySelector('#here');
        if (!element) return;
        const embed = window.sdk.createEmbed(element, options);
        const refusal = await embed.unmute().catch((error: EmbedError) => error);
        const { code, cause } = Object(refusal);
        const { muted, paused } = await embed.getState();
        console.info(JSON.stringify({ code, cause: Object(cause).name, muted, paused }));
      });
    },
    { id, origin: EMBED },
  );
  const telling = page.waitForEvent('console', (message) => message.type() === 'info');
  await page.goto(origins().host);
  expect(JSON.parse((await telling).text())).toEqual({
    code: 'not-allowed',
    cause: 'NotAllowedError',
    muted: true,
    paused: false,
  });
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('button', { name: 'Unmute clip' })).toBeAttached();
  const clip = frame.locator('video:not([data-film])');
  await expect(clip).toHaveJSProperty('muted', true);
  await expect(clip).toHaveJSProperty('paused', false);
  await frame.getByRole('button', { name: 'Unmute clip' }).click();
  await expect(frame.getByRole('button', { name: 'Mute clip' })).toBeAttached();
  await expect(clip).toHaveJSProperty('muted', false);
});
