// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** ms that a busy machine may take. */
const PATIENCE = 10_000;

type Tell = (data: object, isSuccess: boolean) => void;

const viewed = () => (window as { dataLayer?: object[] }).dataLayer ?? [];

async function openPage(): Promise<void> {
  history.replaceState(null, '', '/embed/abc');
  const { viewLazily } = await import('./view-lazily.ts');
  viewLazily();
  window.dispatchEvent(new Event('load'));
  await vi.dynamicImportSettled();
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

it('tells the tag manager of the page as soon as the visitor agrees, once', async () => {
  let agree = () => {};
  vi.stubGlobal('dataLayer', []);
  vi.stubGlobal('__tcfapi', (_command: string, _version: number, tell: Tell) => {
    agree = () => tell({ gdprApplies: false, listenerId: 1 }, true);
  });
  await openPage();
  expect(viewed()).toEqual([]);
  agree();
  const { track } = await import('./track.ts');
  track('hover', 'player');
  await vi.waitFor(() => expect(viewed()).toHaveLength(2), PATIENCE);
  expect(viewed()).toMatchObject([
    { event: 'page_view', page_path: '/embed/abc' },
    { event: 'gif_event', event_action: 'Hover' },
  ]);
});

it('loads nothing on a page without a consent platform, where nobody can agree', async () => {
  vi.doMock('./track.ts', () => {
    throw new Error('loaded');
  });
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  await openPage();
  vi.doUnmock('./track.ts');
  expect(report).not.toHaveBeenCalled();
});
