import { expect, it } from 'vitest';
import { hostsOf, toPingbackService, toPingbackSource } from './public-service.ts';

it.each(['https://api.giphy.com/v1', 'https://API.giphy.com/v1', 'http://api.giphy.com:80'])(
  'knows what belongs to %s',
  (apiUrl) => {
    expect(hostsOf(apiUrl)).toMatchObject({ siteUrl: 'https://giphy.com' });
  },
);

it.each(['https://api.example.com/v1', 'https://api.giphy.com.example.com', 'nowhere'])(
  'knows nothing that belongs to %s',
  (apiUrl) => {
    expect(hostsOf(apiUrl)).toEqual({});
  },
);

it('takes the address of a pingback service with and without the path of its call', () => {
  expect(toPingbackService('https://a.example/in')).toBe('https://a.example/in');
  expect(toPingbackService('https://a.example/in/v2/pingback')).toBe('https://a.example/in');
});

it('names it in a policy by the whole path, which cannot end the directive', () => {
  expect(toPingbackSource('https://a.example/in')).toBe('https://a.example/in/v2/pingback');
  expect(toPingbackSource('https://a.example/a;b,c d')).toBe(
    'https://a.example/a%3Bb%2Cc%20d/v2/pingback',
  );
});
