import { describe, expect, it } from 'vitest';
import { openSandbox, refusal, SESSION, TOKEN } from '../../test/platform.ts';

const CHANNEL = { display_name: 'Cats' };

describe('a call from the site’s own pages', () => {
  it.each([
    ['no cookie', { 'X-CSRFToken': 'abc' }],
    ['no header', { Cookie: 'csrftoken=abc' }],
    ['another token in the header', { Cookie: 'csrftoken=abc', 'X-CSRFToken': 'abd' }],
    ['an empty token', { Cookie: 'csrftoken=', 'X-CSRFToken': '' }],
  ])('is refused with %s', async (_, headers) => {
    const { ask } = openSandbox();
    const status = await refusal(ask('POST /api/v4/channels/', CHANNEL, headers));
    expect(status).toEqual([403, 'CSRF Failed: CSRF token missing or incorrect.']);
    expect((await ask('POST /api/v4/channels/', CHANNEL)).status).toBe(201);
  });

  it('reads without a token, and gets one', async () => {
    const { ask } = openSandbox();
    const response = await ask('GET /login/check', undefined, {});
    expect(response.status).toBe(200);
    expect(response.headers.get('Set-Cookie')).toMatch(/^csrftoken=[\w-]{36}; Path=\/;/);
    const again = await ask('GET /login/check');
    expect(again.headers.get('Set-Cookie')).toBeNull();
  });

  it('needs the script header below /ajax/', async () => {
    const { ask } = openSandbox();
    const { Cookie } = SESSION;
    expect(await refusal(ask('GET /ajax/tags/related/gif/cat/', undefined, { Cookie }))).toEqual([
      400,
      'Header "X-Requested-With: XMLHttpRequest" is required.',
    ]);
  });
});

describe('a call with a token', () => {
  it.each(['Token ', 'Bearer good', 'Token bad', ''])('is refused with "%s"', async (header) => {
    const { ask } = openSandbox({ tokens: ['good'] });
    const headers = { Authorization: header };
    const response = ask('POST /v1/stories', { story: { title: 'A' } }, headers);
    expect(await refusal(response)).toEqual([401, 'Invalid token.']);
  });

  it('is accepted with a known token, or with any if none is configured', async () => {
    const story = { story: { title: 'A' } };
    const { ask } = openSandbox({ tokens: ['good'] });
    expect((await ask('POST /v1/stories', story, { Authorization: 'Token good' })).status).toBe(
      201,
    );
    const open = openSandbox();
    expect((await open.ask('POST /v1/stories', story, TOKEN)).status).toBe(201);
  });

  it('needs a session and a token for a profile', async () => {
    const { ask } = openSandbox();
    const path = 'PATCH /api/v1/users/snacktime/';
    const body = { display_name: 'Dinner' };
    expect((await ask(path, body)).status).toBe(401);
    expect((await ask(path, body, TOKEN)).status).toBe(403);
    expect((await ask(path, body, { ...SESSION, ...TOKEN })).status).toBe(200);
  });

  it('needs the token in the query for the scheduler', async () => {
    const { ask } = openSandbox({ tokens: ['good'] });
    const path = 'GET /trendingscheduler/schedule';
    expect((await ask(path)).status).toBe(401);
    expect((await ask(`${path}?access_token=bad`)).status).toBe(401);
    expect((await ask(`${path}?access_token=good`)).status).toBe(200);
  });
});
