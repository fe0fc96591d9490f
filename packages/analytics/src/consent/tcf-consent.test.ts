import { expect, it, vi } from 'vitest';
import { tcfConsent } from './tcf-consent.ts';

type Callback = (data: object, isSuccess: boolean) => void;

/** A consent platform with the listener commands. */
function platform() {
  const listeners = new Map<number, Callback>();
  const api = vi.fn((command: string, _version: number, callback: Callback, id?: number) => {
    if (command === 'removeEventListener') return callback({}, listeners.delete(id ?? -1));
    listeners.set(listeners.size + 1, callback);
    callback({ eventStatus: 'cmpuishown', listenerId: listeners.size }, true);
  });
  vi.stubGlobal('__tcfapi', api);
  return {
    listeners,
    choose(data: object) {
      for (const [listenerId, callback] of listeners) {
        callback({ eventStatus: 'useractioncomplete', ...data, listenerId }, true);
      }
    },
  };
}

const vendor = { consents: { 755: true } };
const purpose = { consents: { 1: true, 8: true } };

it.for([
  ['vendor and purposes agreed', { vendor, purpose }, true],
  ['only the vendor', { vendor, purpose: { consents: { 1: true } } }, false],
  ['only the purposes', { vendor: { consents: {} }, purpose }, false],
  ['another vendor', { vendor: { consents: { 1: true } }, purpose }, false],
  ['no decision', {}, false],
  ['the regulation does not apply', { gdprApplies: false }, true],
  ['an earlier choice', { eventStatus: 'tcloaded', vendor, purpose }, true],
] as const)('%s', ([, data, expected]) => {
  const { choose } = platform();
  const tell = vi.fn();
  tcfConsent({ tool: { id: 755 } }).watch('tool', tell);
  expect(tell).not.toHaveBeenCalled();
  choose(data);
  expect(tell.mock.calls).toEqual([[expected]]);
});

it('checks the purposes of the vendor', () => {
  const { choose } = platform();
  const tell = vi.fn();
  tcfConsent({ tool: { id: 7, purposes: [9] } }).watch('tool', tell);
  choose({ vendor: { consents: { 7: true } }, purpose: { consents: { 9: true } } });
  expect(tell).toHaveBeenCalledWith(true);
});

it('does not decide while the platform fails', () => {
  vi.stubGlobal('__tcfapi', (_command: string, _version: number, callback: Callback) =>
    callback({}, false),
  );
  const tell = vi.fn();
  tcfConsent({ tool: { id: 755 } }).watch('tool', tell);
  expect(tell).not.toHaveBeenCalled();
});

it('denies vendors that are not listed', () => {
  platform();
  const tell = vi.fn();
  tcfConsent({}).watch('constructor', tell)();
  expect(tell).toHaveBeenCalledWith(false);
});

it('removes its listener', () => {
  const { listeners, choose } = platform();
  const tell = vi.fn();
  tcfConsent({ tool: { id: 755 } }).watch('tool', tell)();
  expect(listeners.size).toBe(0);
  choose({ gdprApplies: false });
  expect(tell).not.toHaveBeenCalled();
});

it('removes its listener when the platform answers after the stop', () => {
  const waiting: Callback[] = [];
  const remove = vi.fn();
  vi.stubGlobal('__tcfapi', (command: string, _version: 2, callback: Callback, id: number) => {
    if (command === 'removeEventListener') remove(id);
    else waiting.push(callback);
  });
  const tell = vi.fn();
  tcfConsent({ tool: { id: 755 } }).watch('tool', tell)();
  waiting[0]?.({ gdprApplies: false, listenerId: 3 }, true);
  expect(tell).not.toHaveBeenCalled();
  expect(remove).toHaveBeenCalledWith(3);
});
