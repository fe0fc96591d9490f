import { expect, it } from 'vitest';
import { isLoopback } from './loopback.ts';

it.each([
  'http://localhost:4002/v1',
  'http://localhost.',
  'http://api.localhost',
  'http://127.0.0.1:80',
  'http://127.1',
  'http://2130706433',
  'http://0177.0.0.1',
  'http://0.0.0.0:4002',
  'http://[::1]:4002',
  'http://[::ffff:127.0.0.1]',
  'http://[::ffff:0.0.0.0]',
  'http://[::127.0.0.1]',
  'http://１２７.0.0.1',
])('recognizes %s as loopback', (url) => {
  expect(isLoopback(url)).toBe(true);
});

it.each([
  'https://embed.example.com',
  'https://localhost.example.com',
  'http://192.168.0.1',
  'http://10.127.0.1',
  'http://[2001:db8::127.0.0.1]',
  'http://[::ffff:10.0.0.1]',
  'nowhere',
  '',
])('does not recognize %s as loopback', (url) => {
  expect(isLoopback(url)).toBe(false);
});
