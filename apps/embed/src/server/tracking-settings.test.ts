import { expect, it } from 'vitest';
import { DEPLOYED, problemsOf } from '../test/settings.ts';
import { createContentPolicy } from './content-policy.ts';
import { readSettings } from './settings.ts';

const read = (environment: Record<string, string>) => readSettings({ ...DEPLOYED, ...environment });

const policyOf = (environment: Record<string, string>) =>
  createContentPolicy(read(environment))('/embed/abc');

const allowed = (directive: string, environment: Record<string, string>) =>
  policyOf(environment)
    .split('; ')
    .find((one) => one.startsWith(`${directive} `));

it.each([
  ['TAG_MANAGER_ID', 'GTM-ABC1234', 'tagManagerId'],
  ['WEB_ANALYTICS_ID', 'G-ABCD123456', 'webAnalyticsId'],
  ['ANALYTICS_PATH', '/ajax/gif/analytics/', 'analyticsPath'],
  ['MONITORING_DSN', 'https://abc123@errors.example.com/base/7', 'monitoringDsn'],
  ['MONITORING_DSN', 'http://abc123@10.0.0.7:9000/1', 'monitoringDsn'],
])('reads only %s=%s', (name, value, key) => {
  expect(read({ [name]: value }).tracking).toEqual({ [key]: value });
});

it.each([
  ['TAG_MANAGER_ID', 'G-ABCD123456', 'the id of a container, like GTM-ABCD123'],
  ['TAG_MANAGER_ID', 'GTM-ABC/../evil', 'the id of a container, like GTM-ABCD123'],
  ['WEB_ANALYTICS_ID', 'UA-12345-1', 'a measurement id, like G-ABCD123456'],
  ['WEB_ANALYTICS_ID', 'g-abcd123456', 'a measurement id, like G-ABCD123456'],
  ['ANALYTICS_PATH', 'https://a.example/x', 'a path of this server, like /ajax/analytics'],
  ['ANALYTICS_PATH', '//a.example/x', 'a path of this server, like /ajax/analytics'],
])('refuses to start with %s=%s', (name, value, what) => {
  expect(problemsOf({ ...DEPLOYED, [name]: value })).toEqual([
    `${name} has to be ${what}, not "${value}".`,
  ]);
});

it.each([
  'https://errors.example.com/1',
  'https://key@errors.example.com/',
  'https://key:secret@errors.example.com/1',
])('refuses to start with MONITORING_DSN=%s, without repeating a key', (value) => {
  const [problem = '', ...others] = problemsOf({ ...DEPLOYED, MONITORING_DSN: value });
  expect(others).toEqual([]);
  expect(problem).toMatch(
    /^MONITORING_DSN has to be the DSN of a service that speaks the protocol/,
  );
  expect(problem).not.toContain('secret');
});

it('rejects a monitoring service on a loopback address if pages are public', () => {
  const [problem = ''] = problemsOf({
    ...DEPLOYED,
    MONITORING_DSN: 'http://topsecret@localhost:9000/1',
  });
  expect(problem).toMatch(/^MONITORING_DSN has to be an address that visitors can reach/);
  expect(problem).not.toContain('topsecret');
});

it('names no vendor’s host in the policy by default', () => {
  const policy = policyOf({});
  expect(policy).not.toMatch(/google/);
  expect(policy).toContain("trusted-types 'none'");
  expect(allowed('connect-src', {})).not.toContain("'self'");
});

it.each([{ TAG_MANAGER_ID: 'GTM-ABC1234' }, { WEB_ANALYTICS_ID: 'G-ABCD123456' }])(
  'names Google’s hosts in the policy with %j',
  (environment) => {
    expect(allowed('script-src', environment)).toBe(
      "script-src 'self' https://embed.example.com https://www.googletagmanager.com",
    );
    expect(allowed('connect-src', environment)).toContain(
      ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
    );
    // Tag managers insert scripts.
    expect(policyOf(environment)).not.toContain('trusted-types');
  },
);

it('allows reports to the monitoring service, without its key', () => {
  const environment = { MONITORING_DSN: 'https://abc123@errors.example.com:8443/base/7' };
  expect(allowed('connect-src', environment)).toMatch(/ https:\/\/errors\.example\.com:8443$/);
  expect(policyOf(environment)).not.toMatch(/abc123|google/);
  expect(policyOf(environment)).toContain("trusted-types 'none'");
});

it('allows events to the page’s own server if a path is set', () => {
  expect(allowed('connect-src', { ANALYTICS_PATH: '/ajax/analytics' })).toMatch(/ 'self'$/);
});
