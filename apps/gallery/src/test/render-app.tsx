import { GiphyFetch } from '@gifkit/fetch-api';
import { createSandbox, type Sandbox } from '@gifkit/sandbox';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { putEverythingInView } from '../../../../examples/tests/src/test/everything-in-view.ts';
import { App } from '../App.tsx';

const ORIGIN = 'https://api.example.com';

let sandbox: Sandbox;

const apiUrl = `${ORIGIN}/v1`;

export const sandboxFetch: typeof fetch = (input, init) => sandbox.fetch(new Request(input, init));

/** Stubs what jsdom lacks. */
function standInForTheBrowser(): void {
  putEverythingInView();
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false }),
  );
  vi.stubGlobal('scrollTo', () => {});
  Element.prototype.scrollIntoView = () => {};
}

export function withSandbox(): void {
  beforeAll(() => {
    sandbox = createSandbox();
  });
  afterAll(() => sandbox.close());
  beforeEach(() => {
    standInForTheBrowser();
    // Files share a document: reset focus and history.
    (document.activeElement as HTMLElement | null)?.blur();
    window.history.pushState(null, '', '/');
  });
}

export const service = { apiUrl, apiKey: 'key', fetch: sandboxFetch };

export const site = { embedUrl: 'https://embed.example', siteUrl: 'https://gallery.example' };

/** Renders the gallery at an address, with data from the sandbox, for a user. */
export function renderApp(address = '/') {
  window.history.replaceState(null, '', address);
  return {
    user: userEvent.setup(),
    ...render(<App settings={{ ...service, ...site }} firstGifs={[]} />),
  };
}

export const client = new GiphyFetch('key', {}, { baseUrl: apiUrl, fetch: sandboxFetch });

export async function firstId(call: string): Promise<string> {
  const response = await sandbox.fetch(new Request(`${ORIGIN}/v1/${call}&api_key=key`));
  const { data } = (await response.json()) as { data: [{ id: string }] };
  return data[0].id;
}
