import { expect, it } from 'vitest';
import { hostsOf, toPingbackService, toPingbackSource } from './public-service.ts';

it.each(['https://api.giphy.com/v1', 'https://API.giphy.com/v1', 'http://api.giphy.com:80'])(
  'returns the hosts of the public service for %s',
  (apiUrl) => {
    expect(hostsOf(apiUrl)).toMatchObject({ siteUrl: 'https://giphy.com' });
  },
);

it.each(['https://api.example.com/v1', 'https://api.giphy.com.example.com', 'nowhere'])(
  'returns no hosts for %s',
  (apiUrl) => {
    expect(hostsOf(apiUrl)).toEqual({});
  },
);

it('accepts a pingback service with and without the path for events', () => {
  expect(toPingbackService('https://a.example/in')).toBe('https://a.example/in');
  expect(toPingbackService('https://a.example/in/v2/pingback')).toBe('https://a.example/in');
});

it('uses the full path in the policy and escapes separators', () => {
  expect(toPingbackSource('https://a.example/in')).toBe('https://a.example/in/v2/pingback');
  expect(toPingbackSource('https://a.example/a;b,c d')).toBe(
    'https://a.example/a%3Bb%2Cc%20d/v2/pingback',
  );
});
