// @vitest-environment node
import { describe } from 'vitest';
import { mySandbox } from './test/my-sandbox.ts';

/** Resolved when the service of the first test fails, so that the others ask it just then. */
let fails = () => {};
const failing = new Promise<void>((resolve) => {
  fails = resolve;
});

describe.concurrent('tests that share one sandbox at the same time', (it) => {
  it('one has a service that is away', async ({ expect, onTestFinished }) => {
    const { client, fail, requests, forget } = mySandbox('away');
    onTestFinished(async () => void (await forget()));
    await fail({ path: '/v1/gifs/search', status: 503 });
    fails();
    await expect(client.search('cat')).rejects.toMatchObject({ status: 503 });
    expect(await requests()).toHaveLength(1);
  });

  for (const term of ['cat', 'dog', 'party']) {
    it(`another finds a ${term} meanwhile, and sees no request but its own`, async ({
      expect,
      onTestFinished,
    }) => {
      const { client, requests, forget } = mySandbox(term);
      onTestFinished(async () => void (await forget()));
      await failing;
      const { data } = await client.search(term, { limit: 3 });
      expect(data).not.toEqual([]);
      expect(await requests()).toMatchObject([{ path: '/v1/gifs/search', query: { q: term } }]);
    });
  }
});
