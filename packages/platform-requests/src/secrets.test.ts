import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { createPlatform } from './create-platform.ts';
import { PlatformError } from './errors.ts';

const TOKEN = 'to"ken/ä-1';

/** Returns the error of a call with the token and this response. */
async function failWith(body: string, init: ResponseInit = { status: 400 }): Promise<unknown> {
  const { strict } = createPlatform({
    origin: 'https://example.com',
    getToken: () => TOKEN,
    fetch: async () => new Response(body, init),
  });
  return strict.stories.getStory('a').catch((error: unknown) => error);
}

const escaped = Array.from(TOKEN, (character) =>
  character.charCodeAt(0).toString(16).padStart(4, '0'),
)
  .map((code) => `\\u${code}`)
  .join('');

it.each([
  ['in a message', JSON.stringify({ message: `No: ${TOKEN}` })],
  ['escaped', `{"detail": "${escaped}"}`],
  ['escaped in a name', `{"echo": [{"a": {"x${escaped}": 1}}]}`],
  ['encoded in a URL', `{"url": "/?q=${encodeURIComponent(TOKEN)}"}`],
  ['in HTML', `<p>${TOKEN}</p>`],
])('redacts a secret %s', async (_, body) => {
  const error = await failWith(body);
  if (!(error instanceof PlatformError)) throw error;
  const shown = `${inspect(error, { depth: 9 })} ${await error.response?.text()}`;
  expect(shown).toContain('REDACTED');
  for (const form of [
    TOKEN,
    JSON.stringify(TOKEN).slice(1, -1),
    encodeURIComponent(TOKEN),
    escaped,
  ])
    expect(shown).not.toContain(form);
});

it('redacts a secret in the status text and in a header', async () => {
  const error = await failWith('', {
    status: 400,
    statusText: `No ${encodeURIComponent(TOKEN)}`,
    headers: { 'X-Echo': encodeURIComponent(TOKEN) },
  });
  expect(error).toMatchObject({ statusText: 'No REDACTED' });
  const { response } = error as PlatformError;
  expect(response?.statusText).toBe('No REDACTED');
  expect(response?.headers.get('X-Echo')).toBe('REDACTED');
});

it('redacts a secret in a successful response that is not JSON', async () => {
  const error = await failWith(`Hello ${TOKEN}`, { status: 200 });
  if (!(error instanceof PlatformError)) throw error;
  expect(error.message).toBe('Error parsing json for https://example.com/v1/stories/a');
  expect(await error.response?.text()).toBe('Hello REDACTED');
  expect(inspect(error)).not.toContain('Hello');
});

it('redacts cookies in errors, but not values too short to be secret', async () => {
  const { strict } = createPlatform({
    origin: 'https://example.com',
    getCookies: () => 'theme=dark; sessionid=the-session; csrftoken=the-csrf-token',
    fetch: async (_, init) => {
      const cookies = new Headers(init?.headers).get('Cookie');
      return Response.json({ message: `In the dark: ${cookies}, the-session` }, { status: 400 });
    },
  });
  await expect(strict.login.checkLogin()).rejects.toThrow(
    '@gifkit/platform-requests: In the dark: REDACTED, REDACTED',
  );
});
