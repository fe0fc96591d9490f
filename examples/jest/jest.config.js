// The events of a test go nowhere: this name is for tests, and no test reaches the real service.
process.env.GIPHY_PINGBACK_URL = 'https://pingback.test';

module.exports = {
  testEnvironment: 'jsdom',
};
