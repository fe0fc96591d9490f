import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Site } from './listen.ts';
import { serveDuring } from './serve-during.ts';
import { SANDBOX } from './settings.ts';
import { serveFolder } from './static-site.ts';

interface Story {
  id: string;
  title: string;
  name: string;
  type: string;
}

const folder = join(import.meta.dirname, '../.cache/storybook');
const index = join(folder, 'index.json');
if (!existsSync(index)) throw new Error('Build the stories first: pnpm build-storybook');

export const stories = Object.values(
  (JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Story> }).entries,
).filter(({ type }) => type === 'story');

let site: () => Site;

export function serveStories(): void {
  site = serveDuring(() => serveFolder(folder));
}

/**
 * Opens a story and waits for its play function, which has to succeed. Switches without reloading, which is faster, if
 * the page shows another story.
 */
export async function openStory(page: Page, id: string): Promise<void> {
  if (!stories.some((story) => story.id === id)) throw new Error(`There is no story ${id}`);
  const { url } = site();
  if (page.url().startsWith(url)) await page.evaluate(switchTo, id);
  else {
    await page.addInitScript(recordOutcome);
    await page.goto(
      `${url}/iframe.html?${new URLSearchParams({ id, viewMode: 'story', sandbox: SANDBOX })}`,
    );
  }
  const outcome = await page.waitForFunction(() => Object(window).outcome as string);
  expect(await outcome.jsonValue(), id).toBe('played');
}

/** Runs in the page before its scripts: keeps 'played', or Storybook's event of a failure, as the outcome. */
function recordOutcome(): void {
  const waiting = setInterval(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = Object(window);
    if (!channel) return;
    clearInterval(waiting);
    const tell = (outcome: string) => {
      Object(window).outcome ??= outcome;
    };
    channel.on('storyRendered', () => tell('played'));
    for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored']) {
      channel.on(event, (error: { message?: string }) => tell(`${event}: ${error?.message}`));
    }
  }, 5);
}

/** Runs in the page. */
function switchTo(storyId: string): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = Object(window);
  Object(window).outcome = undefined;
  document.adoptedStyleSheets = [];
  // Focus may leave with the last story; a pointer event tells watchFocus that this is intended.
  window.dispatchEvent(new Event('pointerdown'));
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}
