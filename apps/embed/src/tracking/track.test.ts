// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Tell = (data: object, isSuccess: boolean) => void;

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

it('gives the tag manager what the visitor did, in the category Embed', async () => {
  const dataLayer = openPage(false);
  const { track } = await import('./track.ts');
  track('copy', 'link');
  await vi.waitFor(() => expect(dataLayer).toHaveLength(1));
  expect(dataLayer[0]).toMatchObject({
    event_category: 'Embed',
    event_action: 'Copy',
    event_label: 'link',
  });
});

it('counts nothing where the browser sends Global Privacy Control', async () => {
  const dataLayer = openPage(true);
  const { track } = await import('./track.ts');
  track('copy', 'link');
  await vi.dynamicImportSettled();
  expect(dataLayer).toEqual([]);
});
