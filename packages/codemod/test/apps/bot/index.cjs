// @ts-check
const { GiphyFetch } = require('@giphy/js-fetch-api');

const client = new GiphyFetch('your api key');

/** @param {string} message */
async function answer(message) {
  const [, command, words = ''] = /^!(\w+) ?(.*)$/.exec(message) ?? [];
  if (command === 'gif') {
    const { data } = await client.search(words, { limit: 5, rating: 'g', lang: 'en' });
    return data[0]?.url;
  }
  if (command === 'sticker')
    return (await client.random({ type: 'stickers', tag: words })).data.url;
  if (command === 'trending')
    return (await client.trending({ limit: 3 })).data.map(({ url }) => url);
  return undefined;
}

module.exports = { answer };
