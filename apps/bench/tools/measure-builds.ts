import type { Browser } from '@playwright/test';
import { launchChromium } from './bench-browser.ts';
import { type BenchedEmbed, startEmbed } from './embed-server.ts';

/**
 * Measures the embed as it is built, in a browser that is closed after; before it that of the checkout that
 * `EMBED_BEFORE` names, if it names one.
 */
export async function measureBuilds<Figures>(
  measure: (browser: Browser, embed: BenchedEmbed) => Promise<Figures>,
): Promise<{ before: Figures | undefined; now: Figures }> {
  const { EMBED_BEFORE } = process.env;
  const browser = await launchChromium();
  const measureBuild = async (root?: string): Promise<Figures> => {
    const embed = await startEmbed(1, root);
    try {
      return await measure(browser, embed);
    } finally {
      await embed.close();
    }
  };
  try {
    const before = EMBED_BEFORE ? await measureBuild(EMBED_BEFORE) : undefined;
    return { before, now: await measureBuild() };
  } finally {
    await browser.close();
  }
}
