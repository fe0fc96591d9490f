import { expect, it, vi } from 'vitest';
import {
  createConsoleLimit,
  createReportLimit,
  isSampled,
  MAX_TEXT_LENGTH,
  tidy,
} from './limits.ts';

const MAX_REPORTS_PER_SECOND = 10;

it('allows ten reports in any second', () => {
  vi.useFakeTimers();
  const isWithinLimit = createReportLimit();
  const burst = () => Array.from({ length: 20 }, isWithinLimit).filter(Boolean).length;
  expect(burst()).toBe(MAX_REPORTS_PER_SECOND);
  vi.advanceTimersByTime(999);
  expect(burst()).toBe(0);
  vi.setSystemTime(0);
  vi.advanceTimersByTime(1);
  expect(burst()).toBe(MAX_REPORTS_PER_SECOND);
});

it('allows a fixed amount of console output', () => {
  const isWithinLimit = createConsoleLimit();
  expect(isWithinLimit('x'.repeat(80_000))).toBe(true);
  expect(isWithinLimit('x')).toBe(false);
});

const ids = Array.from({ length: 20_000 }, (_, index) => `session${index * 7919}`);

it('monitors about one user in a hundred', () => {
  const monitored = ids.filter(isSampled).length;
  expect(monitored / ids.length).toBeGreaterThan(0.007);
  expect(monitored / ids.length).toBeLessThan(0.013);
});

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

it.each(['x', '?', 'a?key', '://a'])('tidies a text of many %j in no time', (part) => {
  const start = performance.now();
  tidy({ message: part.repeat(100_000) });
  expect(performance.now() - start).toBeLessThan(1000);
});
