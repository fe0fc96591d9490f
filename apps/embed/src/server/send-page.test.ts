import { expect, it } from 'vitest';
import { sendPage } from './send-page.ts';

type Encoders = Parameters<typeof sendPage>[3];

const encode = async () => new Uint8Array();
const BOTH: Encoders = { br: encode, gzip: encode };

const page = { length: 0, bytes: () => new Uint8Array(), styleHashes: [], digest: 'd' };

it.each<[accepted: string | undefined, encoding: string | null, Encoders?]>([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.000, gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0.2', 'br'],
  ['*', 'br'],
  ['*;q=0', null],
  ['br;q=0, *', 'gzip'],
  ['deflate', null],
  ['identity', null],
  ['', null],
  [undefined, null],
  ['br, gzip', 'gzip', { gzip: encode }],
  ['br, gzip', null, {}],
])('answers "%s" with %s', async (accepted, encoding, encoders = BOTH) => {
  const headers = new Headers(accepted === undefined ? {} : { 'Accept-Encoding': accepted });
  const response = await sendPage({ headers } as Request, page, {}, encoders);
  expect(response.headers.get('Content-Encoding')).toBe(encoding);
});
