/** A page with two copies of the packages: ESM, and CommonJS as in another bundle. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import * as analytics from '@gifkit/analytics';
import { GiphyFetch } from '@gifkit/fetch-api';

const require = createRequire(import.meta.url);
const other = require('@gifkit/analytics');
const otherFetchApi = require('@gifkit/fetch-api');
assert.notEqual(other.pingback, analytics.pingback);

const requested = [];
globalThis.fetch = async (url) => {
  requested.push(String(url));
  return new Response();
};

analytics.configureAnalytics({ pingbackUrl: 'https://p.test' });
other.pingback({ actionType: 'SEEN', queueEvents: false });
otherFetchApi.setServerUrl('https://api.test/v1/');
await new GiphyFetch('key').trending().catch(() => {});
assert.deepEqual(
  requested.map((url) => new URL(url).origin),
  ['https://p.test', 'https://api.test'],
);

analytics.configureAnalytics({ enabled: false });
other.pingback({ actionType: 'SEEN', queueEvents: false });
assert.equal(other.isAnalyticsEnabled(), false);
assert.equal(requested.length, 2);
console.log('ESM and CommonJS share what belongs to the page');
