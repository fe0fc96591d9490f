import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as consent from './consent/index.ts';
import * as analytics from './index.ts';
import * as monitoring from './monitoring/index.ts';
import * as pageViews from './page-views/index.ts';

const readme = readFileSync(`${import.meta.dirname}/../README.md`, 'utf8');
const snippets = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);

const modules: Record<string, object> = {
  '@gifkit/analytics': analytics,
  '@gifkit/analytics/consent': consent,
  '@gifkit/analytics/monitoring': monitoring,
  '@gifkit/analytics/page-views': pageViews,
};

/** Runs a snippet as the module that it is. */
async function run(code: string): Promise<void> {
  const body = code.replace(/import (\{[^}]*\}) from ('[^']*');/g, 'const $1 = modules[$2];');
  const AsyncFunction = run.constructor as FunctionConstructor;
  await new AsyncFunction('modules', 'gif', body)(modules, { analytics_response_payload: 'p' });
}

const posts = vi.fn<typeof fetch>(async () => new Response());

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', posts.mockClear());
  vi.spyOn(console, 'log').mockImplementation(() => {});
  document.body.innerHTML = '<a class="giphy-gif"></a>';
});
afterEach(() => {
  analytics.configureAnalytics({ enabled: false });
  analytics.configureAnalytics({ enabled: true });
  vi.useRealTimers();
});

it('has examples', () => {
  expect(snippets.length).toBeGreaterThan(8);
});

it.for(snippets)('runs as the readme says: %s', async (code) => {
  await expect(run(code)).resolves.toBeUndefined();
});

it('counts what the examples count', async () => {
  const [favorite = '', click = ''] = snippets;
  await run(favorite);
  await run(click);
  document.querySelector('.giphy-gif')?.dispatchEvent(new Event('click'));
  await vi.runAllTimersAsync();
  expect(posts).toHaveBeenCalledTimes(1);
  const { events } = JSON.parse(String(posts.mock.lastCall?.[1]?.body));
  expect(events).toMatchObject([{ action_type: 'FAVORITE' }, { action_type: 'CLICK' }]);
});
