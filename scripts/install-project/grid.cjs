const assert = require('node:assert/strict');
const { normalizeGif } = require('@gifkit/model');
const { GiphyFetch } = require('@gifkit/fetch-api');
const { configureAnalytics } = require('@gifkit/analytics');
const { tenor } = require('@gifkit/providers');
const { createPlatformContext } = require('@gifkit/platform-requests');
const { createEmbed } = require('@gifkit/embed-sdk');
const { Grid } = require('@gifkit/react-components');
const { createElement } = require('react');
const { renderToString } = require('react-dom/server');

for (const used of [GiphyFetch, configureAnalytics, tenor, createPlatformContext, createEmbed]) {
  assert.equal(typeof used, 'function');
}
const gif = normalizeGif({ id: 'a', images: {} });
const fetchGifs = () => new Promise(() => {});
const html = renderToString(createElement(Grid, { width: 600, initialGifs: [gif], fetchGifs }));
assert.ok(html.includes('data-giphy-id="a"'));
console.log('CommonJS renders a grid');
