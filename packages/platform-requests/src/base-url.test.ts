import { expect, it } from 'vitest';
import { createPlatformContext } from './context.ts';

it.each([
  ['nowhere', 'origin'],
  ['ftp://user:hunter22@example.com', 'origin'],
  ['https://user:hunter22@example.com', 'gatewayUrl'],
  ['https://hunter22@example.com', 'schedulerUrl'],
  ['https://example.com/?access_token=hunter22', 'imagingUrl'],
  ['https:// example.com/hunter22', 'gatewayUrl'],
])('rejects %s without repeating it', (url, name) => {
  const options = { origin: 'https://example.com', [name]: url };
  let thrown: unknown;
  try {
    createPlatformContext(options);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toEqual(
    new TypeError(
      `The option "${name}" must be an http or https URL without user name, password and query.`,
    ),
  );
  expect(Object.values(thrown as object).join()).not.toContain(url);
});
