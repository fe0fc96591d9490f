// A reserved test name, so that events never reach the real service.
process.env.GIPHY_PINGBACK_URL = 'https://pingback.test';

module.exports = {
  testEnvironment: 'jsdom',
};
