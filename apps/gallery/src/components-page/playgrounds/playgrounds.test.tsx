import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GiphyFetch } from '@gifkit/fetch-api';
import { act, render, waitFor } from '@testing-library/react';
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
/** Requests that are under way. */
const requests = new Set<Promise<Response>>();

/** Everything is in view here, so that lists would load page after page: each gets its first one. */
const firstPages: typeof fetch = (input, init) => {
  const { searchParams } = new URL(input instanceof Request ? input.url : input);
  if (Number(searchParams.get('offset') ?? 0) > 0) return new Promise<never>(() => {});
  const request = sandboxFetch(input, init);
  requests.add(request);
  void request.finally(() => requests.delete(request));
  return request;
};
beforeEach(() => vi.stubGlobal('fetch', firstPages));
afterAll(() => rmSync(folder, { recursive: true }));

/** Everything on the page, without what React numbers through, and whether the next page is on its way. */
const VOLATILE =
  / (id|for|aria-labelledby|aria-controls|aria-describedby|aria-busy|aria-setsize|aria-rowcount)="[^"]*"/g;
/** What tells that the next page is on its way. */
const NEXT_PAGE = '.giphy-grid > :not(:first-child), .giphy-carousel ul + div';

function shown(container: Element): string {
  const copy = container.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(NEXT_PAGE)) part.remove();
  return copy.innerHTML.replace(VOLATILE, '');
}

/** Until all has come that the page asked for: its requests, and its lazy-loaded parts. */
async function settled(): Promise<void> {
  do {
    await act(async () => {
      await Promise.allSettled(requests);
      await vi.dynamicImportSettled();
    });
  } while (requests.size > 0);
}

async function paste(name: string, code: string): Promise<Element> {
  const path = join(folder, `${name}.tsx`);
  writeFileSync(path, code);
  const { default: App } = (await import(/* @vite-ignore */ path)) as { default: ComponentType };
  return render(<App />).container;
}

describe.each(PLAYGROUNDS)('the code of $title', ({ id, controls, Live, code }) => {
  const cases: [string, Values][] = [
    ['as it is at first', initialValues(controls)],
    ['with everything changed', otherValues(controls)],
  ];
  it.each(cases)('makes exactly what one sees, %s', async (title, values) => {
    const live = render(<Live client={client} values={values} {...showpieces} />).container;
    const name = `${id}-${cases.findIndex(([other]) => other === title)}`;
    const pasted = await paste(name, code(values, showpieces, clientCode));
    await settled();
    // Each change of the page is a reason to look again.
    await waitFor(() => expect(shown(pasted)).toBe(shown(live)));
    expect(shown(live)).toMatch(/giphy|badge/);
  });
});
