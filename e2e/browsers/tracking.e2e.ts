import { startHost, startPlayer } from '../tracking-site.ts';
import { expect, test } from './fixtures.ts';
import type { View } from './tab.ts';

const MANAGER = 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234';

/** Keeps the frame from asking anybody, and notes whom it would have asked. */
const keepAlone = (frame: View): Promise<void> =>
  frame.evaluate(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    addEventListener('securitypolicyviolation', ({ blockedURI }) => asked.push(blockedURI));
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "script-src 'self'";
    document.head.append(policy);
  });

const askedBy = (frame: View): Promise<string[]> =>
  frame.evaluate(() => Object(window).asked as string[]);

/** Names of what is in the data layer, for the tag manager to send. */
const layerOf = (frame: View): Promise<string[]> =>
  frame.evaluate(() =>
    ((Object(window).dataLayer ?? []) as { event?: string }[]).flatMap(({ event }) => event ?? []),
  );

for (const platform of ['there from the start', 'late'])
  test(`the tag manager comes with the visitor’s consent in the host page alone, with what happened before: platform ${platform}`, async ({
    tab,
    sandbox,
  }) => {
    const player = await startPlayer({ TAG_MANAGER_ID: 'GTM-ABC1234' });
    const host = await startHost();
    try {
      const [id] = await sandbox.ids('gifs/trending?limit=1');
      // Two sites, as on the web.
      const src = `http://127.0.0.1:${player.port}/embed/${id}`;
      const query = new URLSearchParams({ src, platform });
      await tab.goto(`http://localhost:${host.port}/?${query}`);
      const frame = tab.frame('iframe[title="A GIF"]');
      await frame.click({ role: 'button', name: 'Share' });
      await frame.find({ role: 'textbox', name: 'Link' });
      await keepAlone(frame);
      if (platform === 'late') await tab.evaluate(() => Object(window).startPlatform());
      await expect.poll(() => tab.evaluate(() => Object(window).isAsked())).toBe(true);
      expect(await layerOf(frame)).toEqual([]);
      await tab.evaluate(() => Object(window).decide({ 755: true }));
      await expect.poll(() => askedBy(frame)).toContain(MANAGER);
      expect(await layerOf(frame)).toEqual(
        expect.arrayContaining(['gtm.js', 'page_view', 'gif_event']),
      );
    } finally {
      host.stop();
      await player.stop();
    }
  });
