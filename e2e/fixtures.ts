import {
  type BrowserContext,
  test as base,
  expect,
  type Fixtures as PlaywrightFixtures,
  type PlaywrightWorkerOptions,
} from '@playwright/test';
import type { Fault, RequestRecord } from '../packages/sandbox/src/index.ts';
import { focusChecked, watchFocus } from './focus-watch.ts';
import { SANDBOX } from './settings.ts';

export { expect };

interface FoundGif {
  id: string;
  username: string;
  is_flashing?: unknown;
  external_media?: { provider_name: string };
}

interface SentEvent {
  action_type: string;
  attributes?: { layout_type?: string };
}

/** The sandbox's controls: recorded requests and faults. */
class Sandbox {
  async fail(fault: Fault): Promise<void> {
    const answer = await fetch(`${SANDBOX}/_sandbox/faults`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fault),
    });
    expect(answer.status).toBeLessThan(300);
  }

  async reset(): Promise<void> {
    await fetch(`${SANDBOX}/_sandbox/reset`, { method: 'POST' });
  }

  /** Requests since the last reset, oldest first. */
  async requests(): Promise<RequestRecord[]> {
    const answer = await fetch(`${SANDBOX}/_sandbox/requests`);
    return ((await answer.json()) as { requests: RequestRecord[] }).requests;
  }

  /** Pingback events since the last reset, oldest first. */
  async events(): Promise<SentEvent[]> {
    const answer = await fetch(`${SANDBOX}/_sandbox/events`);
    return ((await answer.json()) as { events: SentEvent[] }).events;
  }

  async ids(call: string): Promise<string[]> {
    const answer = await fetch(`${SANDBOX}/v1/${call}${call.includes('?') ? '&' : '?'}api_key=e2e`);
    const { data } = (await answer.json()) as { data: { id: string }[] };
    return data.map(({ id }) => id);
  }

  /** Id of the first trending GIF that matches. */
  async idOf(isIt: (gif: FoundGif) => unknown): Promise<string> {
    const answer = await fetch(`${SANDBOX}/v1/gifs/trending?limit=50&api_key=e2e`);
    const gif = ((await answer.json()) as { data: FoundGif[] }).data.find(isIt);
    if (!gif) throw new Error('The sandbox has no such GIF');
    return gif.id;
  }

  /** Id of a GIF that was made from an external video. */
  idFrom(provider: 'youtube' | 'vimeo'): Promise<string> {
    return this.idOf(({ external_media }) => external_media?.provider_name === provider);
  }
}

export interface SandboxFixtures {
  sandbox: Sandbox;
  /** Id of the first GIF. */
  id: string;
  /** Id of the first clip. */
  clipId: string;
}

/** Resets the sandbox before each test. */
export const sandboxFixtures: PlaywrightFixtures<
  SandboxFixtures,
  object,
  object,
  PlaywrightWorkerOptions
> = {
  sandbox: [
    async ({ browserName: _ }, use) => {
      const sandbox = new Sandbox();
      await sandbox.reset();
      await use(sandbox);
    },
    { auto: true },
  ],
  id: async ({ sandbox }, use) => {
    const [id = ''] = await sandbox.ids('gifs/trending?limit=1');
    await use(id);
  },
  clipId: async ({ sandbox }, use) => {
    const [id = ''] = await sandbox.ids('videos/search?q=a&limit=1');
    await use(id);
  },
};

interface Fixtures extends SandboxFixtures {
  /** Unexpected console messages; tests that provoke errors empty the list. */
  complaints: string[];
  /** Actions after which focus fell back to the body. */
  focusLosses: string[];
}

/** Time limit in ms for a closing document that no longer responds. */
const LAST_WORD = 1_000;

async function settleFocus(context: BrowserContext): Promise<void> {
  const documents = context.pages().flatMap((page) => page.frames());
  const answers = documents.map((frame) => frame.evaluate(focusChecked).catch(() => {}));
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, LAST_WORD);
  });
  await Promise.race([Promise.all(answers), patience]);
  clearTimeout(timer);
}

export const test = base.extend<Fixtures>({
  ...sandboxFixtures,
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        // One GIF of the sandbox has no renditions; the other message is Storybook's own.
        if (/has no picture$|Story Store/.test(message.text())) return;
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use(complaints);
      // Handlers may still be fetching for a page that is about to close.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(complaints, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
  focusLosses: [
    async ({ context }, use, info) => {
      const losses: string[] = [];
      await context.exposeFunction('focusLost', (activated: string) => losses.push(activated));
      await context.addInitScript(`(${watchFocus})((activated) => window.focusLost(activated))`);
      await use(losses);
      if (info.status === info.expectedStatus) await settleFocus(context);
      expect(losses, 'no action leaves focus on the body').toEqual([]);
    },
    { auto: true },
  ],
});
