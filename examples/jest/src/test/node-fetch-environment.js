const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with Node's `fetch` and related classes, as in many projects. Abort signals stay those of jsdom. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { fetch, Headers, Request, Response, TextDecoder, TextEncoder });
  }
};
