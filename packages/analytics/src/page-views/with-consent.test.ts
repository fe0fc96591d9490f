import { afterEach, expect, it, vi } from 'vitest';
import { createConsent } from '../consent/create-consent.ts';
import type { Hit } from '../page-views/hit.ts';
import { changeSettings } from '../settings/settings.ts';
import { withConsent } from './with-consent.ts';

const MAX_HELD_HITS = 100;

const hit = (label: string): Hit => ({ type: 'event', category: 'c', action: 'a', label });

function setUp(name = 'tool', consent = createConsent()) {
  const labels: string[] = [];
  const send = (sent: Hit) => labels.push(sent.type === 'event' ? sent.label : sent.path);
  return { labels, consent, vendor: withConsent({ name, send }, consent) };
}

afterEach(() => changeSettings({ enabled: true }));

it('sends held hits when the user agrees, then each hit until consent is withdrawn', () => {
  const { labels, consent, vendor } = setUp();
  vendor.send(hit('1'));
  vendor.send(hit('2'));
  expect(labels).toEqual([]);
  consent.grant('tool');
  expect(labels).toEqual(['1', '2']);
  vendor.send(hit('3'));
  consent.deny('tool');
  vendor.send(hit('4'));
  expect(labels).toEqual(['1', '2', '3']);
});

it('drops held and later hits when the user declines', () => {
  const { labels, consent, vendor } = setUp();
  vendor.send(hit('1'));
  consent.deny('tool');
  vendor.send(hit('2'));
  consent.grant('tool');
  vendor.send(hit('3'));
  expect(labels).toEqual(['3']);
});

it('waits for each vendor separately', () => {
  const consent = createConsent();
  const first = setUp('first', consent);
  const second = setUp('second', consent);
  first.vendor.send(hit('1'));
  second.vendor.send(hit('1'));
  consent.grant('first');
  consent.deny('second');
  expect([first.labels, second.labels]).toEqual([['1'], []]);
});

it('holds the newest hits up to a limit', () => {
  const { labels, consent, vendor } = setUp();
  for (let index = 0; index < MAX_HELD_HITS + 5; index += 1) vendor.send(hit(String(index)));
  consent.grant('tool');
  expect(labels).toHaveLength(MAX_HELD_HITS);
  expect(labels[0]).toBe('5');
});

it('watches consent from the first hit until it is switched off', () => {
  const stop = vi.fn();
  const watch = vi.fn(() => stop);
  const send = vi.fn();
  const vendor = withConsent({ name: 'tool', send }, { watch });
  expect(watch).not.toHaveBeenCalled();
  vendor.send(hit('1'));
  vendor.send(hit('2'));
  expect(watch).toHaveBeenCalledTimes(1);
  changeSettings({ enabled: false });
  expect(stop).toHaveBeenCalledTimes(1);
  vendor.send(hit('3'));
  changeSettings({ enabled: true });
  expect(watch).toHaveBeenCalledTimes(1);
});

it('discards held hits when it is switched off', () => {
  const { labels, consent, vendor } = setUp();
  vendor.send(hit('1'));
  changeSettings({ enabled: false });
  changeSettings({ enabled: true });
  vendor.send(hit('2'));
  consent.grant('tool');
  expect(labels).toEqual(['2']);
});
