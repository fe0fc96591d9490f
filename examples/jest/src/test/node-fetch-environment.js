const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with Node's own `fetch` and what belongs to it, as many projects have it. Signals stay those of jsdom. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { fetch, Headers, Request, Response, TextDecoder, TextEncoder });
  }
};
