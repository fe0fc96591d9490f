import { expect, it } from 'vitest';
import { getStory } from './calls/stories.ts';
import { openWire } from './test/wire.ts';

const getCookies = () => 'theme=dark; sessionid=the-session; csrftoken=the-csrf-token';

it('sends the cookies that have the CSRF token to the site, outside browsers', async () => {
  const wire = await openWire({ getCookies });
  await wire.platform.login.checkLogin();
  expect(wire.last().headers.get('Cookie')).toBe(getCookies());
  expect(wire.last().headers.get('X-CSRFToken')).toBe('the-csrf-token');
});

it('sends cookies to no other server', async () => {
  const wire = await openWire({ getCookies });
  await getStory(wire.platform, 'a');
  expect(wire.last().headers.get('Cookie')).toBeNull();
});

it('hides cookies in errors, but not what is too short to be a secret', async () => {
  const wire = await openWire({
    getCookies,
    fetch: async (_, init) => {
      const cookies = new Headers(init?.headers).get('Cookie');
      return Response.json({ message: `In the dark: ${cookies}, the-session` }, { status: 400 });
    },
  });
  await expect(wire.platform.strict.login.checkLogin()).rejects.toThrow(
    '@gifkit/platform-requests: In the dark: REDACTED, REDACTED',
  );
});
