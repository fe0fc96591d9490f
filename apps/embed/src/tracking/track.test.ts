// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Tell = (data: object, isSuccess: boolean) => void;

/** ms that the lazy-loaded tools may take on a busy machine. */
const PATIENCE = 10_000;

/** A page with a tag manager, whose visitor has to be asked for nothing. */
function openPage(globalPrivacyControl: boolean): object[] {
  const dataLayer: object[] = [];
  vi.stubGlobal('dataLayer', dataLayer);
  vi.stubGlobal('navigator', { globalPrivacyControl });
  vi.stubGlobal('__tcfapi', (_command: string, _version: number, tell: Tell) =>
    tell({ gdprApplies: false, listenerId: 1 }, true),
  );
  return dataLayer;
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

it('gives the tag manager the page, and what the visitor did, in the category Embed', async () => {
  const dataLayer = openPage(false);
  history.replaceState(null, '', '/embed/abc');
  const { track } = await import('./track.ts');
  track('copy', 'link');
  await vi.waitFor(() => expect(dataLayer).toHaveLength(2), PATIENCE);
  expect(dataLayer).toMatchObject([
    { event: 'page_view', page_path: '/embed/abc', page_type: 'embed' },
    { event_category: 'Embed', event_action: 'Copy', event_label: 'link' },
  ]);
});

it('gives a web analytics tool the same, where the page has one', async () => {
  openPage(false);
  const gtag = vi.fn();
  vi.stubGlobal('gtag', gtag);
  const { track } = await import('./track.ts');
  track('scroll', 'page');
  await vi.waitFor(() => expect(gtag).toHaveBeenCalledTimes(2), PATIENCE);
  expect(gtag.mock.calls[1]).toEqual([
    'event',
    'Scroll',
    { event_category: 'Embed', event_label: 'page' },
  ]);
});

it('counts nothing where the browser sends Global Privacy Control', async () => {
  const dataLayer = openPage(true);
  const { track } = await import('./track.ts');
  track('copy', 'link');
  await vi.dynamicImportSettled();
  expect(dataLayer).toEqual([]);
});
