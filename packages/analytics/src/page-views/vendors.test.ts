import { Logger } from '@gifkit/http';
import { expect, it, vi } from 'vitest';
import type { Hit } from './hit.ts';
import { gtag, gtmDataLayer } from './vendors.ts';

const pageView: Hit = { type: 'page_view', path: '/search/cats/page/1', isEmbed: false };
const event: Hit = { type: 'event', category: 'Embed', action: 'Click', label: 'Share' };

it('pushes to the data layer, even before its container has loaded', () => {
  vi.stubGlobal('dataLayer', undefined);
  const vendor = gtmDataLayer();
  vendor.send(pageView);
  vendor.send({ ...pageView, isEmbed: true });
  vendor.send(event);
  expect((globalThis as { dataLayer?: unknown }).dataLayer).toEqual([
    { event: 'page_view', page_path: '/search/cats/page/1', page_type: 'site' },
    { event: 'page_view', page_path: '/search/cats/page/1', page_type: 'embed' },
    { event: 'gif_event', event_category: 'Embed', event_action: 'Click', event_label: 'Share' },
  ]);
});

it('calls gtag as documented by Google Analytics', () => {
  const command = vi.fn();
  vi.stubGlobal('gtag', command);
  gtag().send(pageView);
  gtag({ measurementId: 'G-1' }).send(event);
  expect(command.mock.calls).toEqual([
    [
      'event',
      'page_view',
      { page_path: pageView.path, page_location: location.origin + pageView.path },
    ],
    ['event', 'Click', { event_category: 'Embed', event_label: 'Share', send_to: 'G-1' }],
  ]);
});

it('warns when gtag is missing', () => {
  const warn = vi.spyOn(Logger, 'warn').mockImplementation(() => {});
  gtag().send(event);
  expect(warn).toHaveBeenCalledWith('gtag is not on this page');
});
