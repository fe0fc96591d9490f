const giphy = require('giphy-api')('your api key');

const say = (channel) => (error, result) => channel.send(error ? 'Oops' : result.data[0].url);

module.exports = (client) => {
  client.on('messageCreate', ({ content, channel }) => {
    if (content.startsWith('!gif ')) giphy.search({ q: content.slice(5), limit: 1 }, say(channel));
    if (content === '!trending') giphy.trending({ limit: 1 }, say(channel));
  });
};
