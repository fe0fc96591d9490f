import { FRAGMENT_OPTIONS, readOption } from '@gifkit/embed-sdk/protocol';
import { beforeEach, expect, it, vi } from 'vitest';
import { hideHostKey } from './hide-host-key.ts';

const warn = vi.fn();
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(warn);
  warn.mockClear();
});

/** Opens an address. @returns the address after the key has moved, and the key. */
function open(address: string) {
  history.replaceState({ of: 'the page' }, '', address);
  if (address.includes('api_key=')) hideHostKey(window);
  const { pathname, search, hash } = location;
  return { address: pathname + search + hash, key: readOption(FRAGMENT_OPTIONS.apiKey, location) };
}

it.each([
  ['/embed/a', '/embed/a', undefined],
  ['/embed/a?api_key=K1', '/embed/a#api_key=K1', 'K1'],
  [
    '/embed/a?lang=de&api_key=a-b_c.d&keys=off',
    '/embed/a?lang=de&keys=off#api_key=a-b_c.d',
    'a-b_c.d',
  ],
  ['/embed/a#api_key=K1&gifkit-token=2', '/embed/a#api_key=K1&gifkit-token=2', 'K1'],
  ['/embed/a?api_key=K1#api_key=K2', '/embed/a#api_key=K1', 'K1'],
  ['/embed/a?api_key=K1#gifkit-token=2', '/embed/a#gifkit-token=2&api_key=K1', 'K1'],
])('reads the key of %s and moves it to the fragment', (asked, address, key) => {
  expect(open(asked)).toEqual({ address, key });
  expect(history.state).toEqual({ of: 'the page' });
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ['is empty', ''],
  ['has a space', 'a b'],
  ['has a control character', 'a\u0000b\r\n'],
  ['has a non-ASCII letter', 'schlüssel'],
  ['is markup', '"><script>'],
  ['is too long', 'x'.repeat(129)],
])('ignores a key that %s, with a warning that does not contain it', (_name, key) => {
  const bad = `api_key=${encodeURIComponent(key)}`;
  for (const asked of [`/embed/a?${bad}`, `/embed/a#${bad}`])
    expect(open(asked)).toEqual({ address: '/embed/a', key: undefined });
  expect(warn.mock.calls).toEqual(
    Array(2).fill([
      'Gifkit',
      'Ignoring the api_key of this address: a key has 1 to 128 letters, digits, "-", "_" and ".".',
    ]),
  );
});
