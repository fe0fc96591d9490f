import { expect, it } from 'vitest';
import { MAX_TEXT_LENGTH, tidy } from './tidy.ts';

it('truncates every text at 1000 characters', () => {
  const { values } = tidy({ values: ['x'.repeat(MAX_TEXT_LENGTH + 1)] });
  expect(values[0]).toHaveLength(MAX_TEXT_LENGTH);
});

it('redacts keys and tokens at any depth, and keeps the rest', () => {
  const report = tidy({
    message: 'GET https://a.test/v1?q=cat&api_key=hidden1 failed',
    request: { url: 'https://a.test/embed/abc#api_key=hidden3&t=1' },
    entries: [{ data: { url: '/x?access_token=hidden2', status: 500 } }],
  });
  expect(JSON.stringify(report)).not.toContain('hidden');
  expect(report.message).toMatch(/^GET https:\/\/a\.test\/v1\?q=cat&api_key=\S+ failed$/);
  expect(report.request.url).toMatch(/^https:\/\/a\.test\/embed\/abc#api_key=\S+&t=1$/);
  expect(report.entries[0]?.data.status).toBe(500);
});
