import { FetchError } from '@gifkit/fetch-api';
import { expect, it, vi } from 'vitest';
import { report } from './report.ts';

const written = (error: unknown): string => {
  const write = vi.spyOn(console, 'error').mockReturnValue();
  report(error);
  return String(write.mock.lastCall?.[0]);
};

it('logs a service error in one line, without the key', () => {
  const url = 'https://api.example.com/v1/gifs/a?api_key=secret';
  const line = written(new FetchError('Error fetching', url, 500));
  expect(line).toMatch(/^Error fetching \(500, https:\/\/api\.example\.com\/v1\/gifs\/a\?/);
  expect(line).not.toContain('secret');
  expect(written(new FetchError('Error fetching', url))).toContain('(no response, ');
});

it('logs why there was no response', () => {
  const cause = Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' });
  const error = new FetchError('Error fetching', 'https://a.example/', 0, '', { cause });
  expect(written(error)).toBe(
    'Error fetching (no response: UND_ERR_SOCKET: other side closed, https://a.example/)',
  );
});

it('logs the stack of a bug', () => {
  expect(written(new Error('bug'))).toMatch(/^Error: bug\n +at /);
  expect(written('a text')).toBe('a text');
});

it('removes control characters and truncates long texts', () => {
  const url = 'https://api.example.com/v1/gifs/a';
  const forged = 'no\n{"status":200}\r\u001b[2Jgone\u2028';
  expect(written(new FetchError(forged, url, 500))).not.toMatch(/\p{Cc}|\u2028/u);
  expect(written(new FetchError('x'.repeat(5_000_000), url, 500)).length).toBeLessThan(5000);
  expect(written(new Error('x'.repeat(5_000_000))).length).toBeLessThan(100_000);
  expect(written(new Error('\u001b[2J'))).not.toContain('\u001b');
});
