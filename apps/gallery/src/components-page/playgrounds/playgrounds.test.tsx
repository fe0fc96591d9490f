import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GiphyFetch } from '@gifkit/fetch-api';
import { act, cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiUrl, sandboxFetch, withSandbox } from '../../test/render-app.tsx';
import { initialValues, otherValues, type Values } from '../control.ts';
import { loadShowpieces, type Showpieces } from '../use-showpieces.ts';
import { PLAYGROUNDS } from './playgrounds.ts';

withSandbox();

const folder = join(import.meta.dirname, '../../../.cache/snippets');
const clientCode = { apiKey: 'key', baseUrl: apiUrl };
const client = new GiphyFetch(
  'key',
  {},
  { baseUrl: apiUrl, fetch: (...request) => firstPages(...request) },
);
let showpieces: Showpieces;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  showpieces = await loadShowpieces(client, new AbortController().signal);
});
/** Everything is in view here, so that lists would load page after page: each gets its first one. */
const firstPages: typeof fetch = (input, init) => {
  const { searchParams } = new URL(input instanceof Request ? input.url : input);
  return Number(searchParams.get('offset') ?? 0) > 0
    ? new Promise<never>(() => {})
    : sandboxFetch(input, init);
};
beforeEach(() => vi.stubGlobal('fetch', firstPages));
afterAll(() => rmSync(folder, { recursive: true }));

/** Everything on the page, without what React numbers through, and whether the next page is on its way. */
const VOLATILE =
  / (id|for|aria-labelledby|aria-controls|aria-describedby|aria-busy|aria-setsize|aria-rowcount)="[^"]*"/g;
function shown(container: Element): string {
  const copy = container.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll('.giphy-grid > :not(:first-child)')) part.remove();
  return copy.innerHTML.replace(VOLATILE, '');
}

/** What is on the page once nothing changes any more. */
async function settled(container: Element): Promise<string> {
  let before = '';
  await vi.waitFor(async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
    const now = shown(container);
    const isSame = now === before && now !== '';
    before = now;
    if (!isSame) throw new Error('It is still changing');
  }, 10_000);
  return before;
}

async function pasted(name: string, code: string): Promise<string> {
  const path = join(folder, `${name}.tsx`);
  writeFileSync(path, code);
  const { default: App } = (await import(/* @vite-ignore */ path)) as { default: ComponentType };
  const html = await settled(render(<App />).container);
  cleanup();
  return html;
}

describe.each(PLAYGROUNDS)('the code of $title', ({ id, controls, Live, code }) => {
  const cases: [string, Values][] = [
    ['as it is at first', initialValues(controls)],
    ['with everything changed', otherValues(controls)],
  ];
  it.each(cases)('makes exactly what one sees, %s', async (title, values) => {
    const live = await settled(
      render(<Live client={client} values={values} {...showpieces} />).container,
    );
    cleanup();
    const name = `${id}-${cases.findIndex(([other]) => other === title)}`;
    expect(await pasted(name, code(values, showpieces, clientCode))).toBe(live);
    expect(live).toMatch(/giphy|badge/);
  });
});
