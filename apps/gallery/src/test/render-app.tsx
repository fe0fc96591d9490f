import { GiphyFetch } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { createSandbox, type Sandbox } from '@gifkit/sandbox';
import { render } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { App } from '../App.tsx';
import { themeCookie, themeOf } from '../frame/theme.ts';

const ORIGIN = 'https://api.example.com';

let sandbox: Sandbox;

/** Where the service is. */
export const apiUrl = `${ORIGIN}/v1`;

/** Asks the sandbox of this file. */
export const sandboxFetch: typeof fetch = (input, init) => sandbox.fetch(new Request(input, init));

/** jsdom has no layout: everything is in view at once. */
function standInForTheBrowser(): void {
  class EverythingInView {
    readonly #tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell;
    }
    observe(target: Element) {
      const entry = { target, isIntersecting: true, intersectionRatio: 1 };
      queueMicrotask(() =>
        this.#tell([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver),
      );
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', EverythingInView);
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false }),
  );
  vi.stubGlobal('scrollTo', () => {});
  Element.prototype.scrollIntoView = () => {};
}

/** A sandbox for the tests of one file. */
export function withSandbox(): void {
  beforeAll(() => {
    sandbox = createSandbox();
  });
  afterAll(() => sandbox.close());
  beforeEach(() => {
    standInForTheBrowser();
    // Files share a document: nothing has the focus, and no entry is ahead.
    (document.activeElement as HTMLElement | null)?.blur();
    window.history.pushState(null, '', '/');
    // biome-ignore lint/suspicious/noDocumentCookie: as the gallery keeps it
    document.cookie = themeCookie('system');
  });
}

/**
 * The whole gallery at an address, with the sandbox behind it.
 *
 * @param page what the server knew, and a list for the URLs that are asked.
 */
export function renderApp(
  address = '/',
  { openedGif, asked = [] }: { openedGif?: IGif; asked?: string[] } = {},
) {
  window.history.replaceState(null, '', address);
  const fetch: typeof sandboxFetch = (input, init) => {
    const request = new Request(input, init);
    asked.push(request.url);
    return sandbox.fetch(request);
  };
  return render(
    <App
      service={{ apiUrl, apiKey: 'key', fetch }}
      openedGif={openedGif}
      embedUrl="https://embed.example"
      siteUrl="https://gallery.example"
      theme={themeOf(document.cookie)}
    />,
  );
}

/** A GIF as the client gives it. */
export const fetchGif = async (id: string): Promise<IGif> =>
  (await new GiphyFetch('key', {}, { baseUrl: apiUrl, fetch: sandboxFetch }).gif(id)).data;

/** Id of the first GIF in the response to a call. */
export async function firstId(call: string): Promise<string> {
  const response = await sandbox.fetch(new Request(`${ORIGIN}/v1/${call}&api_key=key`));
  const { data } = (await response.json()) as { data: [{ id: string }] };
  return data[0].id;
}
