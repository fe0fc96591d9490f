import { expect, it, vi } from 'vitest';
import { createConsent } from '../consent/create-consent.ts';
import { createTracker, trackEmbed } from './create-tracker.ts';
import type { Hit } from './hit.ts';

function setUp() {
  const hits: Hit[] = [];
  const consent = createConsent();
  consent.grant('tool');
  const vendor = { name: 'tool', send: (hit: Hit) => hits.push(hit) };
  return { hits, tracker: createTracker({ vendors: [vendor], consent }) };
}

it('counts pages by virtual path', () => {
  const { hits, tracker } = setUp();
  tracker.pageView('https://api.giphy.com/v1/gifs/search?q=cats&api_key=secret');
  tracker.pageView(new URL('https://giphy.com/embed/abc'));
  tracker.pageView('/about');
  expect(hits).toEqual([
    { type: 'page_view', path: '/search/cats/page/1', isEmbed: false },
    { type: 'page_view', path: '/embed/abc', isEmbed: true },
    { type: 'page_view', path: '/about', isEmbed: false },
  ]);
});

it('warns about an invalid URL without quoting it', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { hits, tracker } = setUp();
  tracker.pageView('http://[broken?api_key=secret');
  tracker.pageView('http://[broken?api_key=secret');
  expect(warn.mock.calls).toEqual([['Gifkit', 'Unparseable url for page view analytics']]);
  expect(hits).toEqual([]);
});

it('counts interactions on the embed page', () => {
  const { hits, tracker } = setUp();
  const embed = trackEmbed(tracker);
  embed.click('Share');
  embed.hover('Player');
  embed.copy('Embed code');
  embed.scroll('Related GIFs');
  expect(hits).toEqual([
    { type: 'event', category: 'Embed', action: 'Click', label: 'Share' },
    { type: 'event', category: 'Embed', action: 'Hover', label: 'Player' },
    { type: 'event', category: 'Embed', action: 'Copy', label: 'Embed code' },
    { type: 'event', category: 'Embed', action: 'Scroll', label: 'Related GIFs' },
  ]);
});
