import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
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

/** Opens a story and runs its play function. @returns 'played', or Storybook's status of the failure. */
export async function openStory(page: Page, id: string): Promise<string> {
  if (!stories.some((story) => story.id === id)) throw new Error(`There is no story ${id}`);
  await page.addInitScript(() => {
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
  });
  const query = new URLSearchParams({ id, viewMode: 'story', sandbox: SANDBOX });
  await page.goto(`${site().url}/iframe.html?${query}`);
  return outcomeOn(page);
}

/** Switches to another story without reloading, which is faster. @returns as `openStory` */
export async function switchStory(page: Page, id: string): Promise<string> {
  await page.evaluate((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = Object(window);
    Object(window).outcome = undefined;
    document.adoptedStyleSheets = [];
    // Focus may leave with the last story; a pointer event tells watchFocus that this is intended.
    window.dispatchEvent(new Event('pointerdown'));
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  return outcomeOn(page);
}

async function outcomeOn(page: Page): Promise<string> {
  const outcome = await page.waitForFunction(() => Object(window).outcome as string);
  return outcome.jsonValue();
}

/** Removes Storybook's own messages and those of stories about errors. */
export function forgive(complaints: string[], { name }: Pick<Story, 'name'> = { name: '' }): void {
  const own = complaints.filter((complaint) => !complaint.includes('Story Store'));
  complaints.splice(0, Number.POSITIVE_INFINITY, ...(/Failed/.test(name) ? [] : own));
}
