import { beforeEach, expect, it, vi } from 'vitest';
import { TRACKING_ID } from '../page-data.ts';
import { track, viewPage } from './track.ts';

const tools = vi.hoisted(() => ({ copy: vi.fn(), pageView: vi.fn(), wereLoaded: vi.fn() }));
vi.mock('./tools.ts', () => {
  tools.wereLoaded();
  return tools;
});

beforeEach(() => {
  document.body.innerHTML = '';
  vi.clearAllMocks();
});

it('loads no tools if none are configured', async () => {
  track('copy', 'link');
  viewPage('/v1/gifs/related?gif_id=abc');
  await vi.dynamicImportSettled();
  expect(tools.wereLoaded).not.toHaveBeenCalled();
});

it('passes interactions and pages of related GIFs to the tools', async () => {
  document.body.innerHTML = `<script type="text/plain" id="${TRACKING_ID}"></script>`;
  track('copy', 'link');
  viewPage('/v1/gifs/related?gif_id=abc');
  await vi.waitFor(() => expect(tools.pageView).toHaveBeenCalled());
  expect(tools.copy).toHaveBeenCalledExactlyOnceWith('link');
  expect(tools.pageView).toHaveBeenCalledExactlyOnceWith('/v1/gifs/related?gif_id=abc');
});
