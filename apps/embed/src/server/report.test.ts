import { FetchError } from '@gifkit/fetch-api';
import { expect, it, vi } from 'vitest';
import { report } from './report.ts';

const written = (error: unknown): unknown => {
  const write = vi.spyOn(console, 'error').mockReturnValue();
  report(error);
  return write.mock.lastCall?.[0];
};

it('tells in one line what the GIF service did, without the key', () => {
  const url = 'https://api.example.com/v1/gifs/a?api_key=secret';
  const line = written(new FetchError('Error fetching', url, 500));
  expect(line).toMatch(/^Error fetching \(500, https:\/\/api\.example\.com\/v1\/gifs\/a\?/);
  expect(line).not.toContain('secret');
  expect(written(new FetchError('Error fetching', url))).toContain('(no response, ');
});

it('tells everything about a bug', () => {
  const bug = new Error('bug');
  expect(written(bug)).toBe(bug);
});
