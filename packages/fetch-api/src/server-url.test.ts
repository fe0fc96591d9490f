import { expect, it } from 'vitest';
import { giphyService } from './service.ts';

it.each([
  ['https://a.example/v1/', 1, 'https://a.example/v1/'],
  ['https://a.example/v1/', 2, 'https://a.example/v2/'],
  ['https://a.example/v1', 2, 'https://a.example/v2/'],
  ['http://localhost:4002/api/v10', 1, 'http://localhost:4002/api/v1/'],
  ['/proxy', 2, '/proxy/'],
  ['https://a.example/v1/proxy/', 2, 'https://a.example/v1/proxy/'],
])('the base URL %s with version %i is %s', (base, version, expected) => {
  expect(giphyService(() => base, undefined).urlOf('gifs', version)).toBe(`${expected}gifs`);
});
