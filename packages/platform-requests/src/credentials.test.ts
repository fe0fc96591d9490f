import { expect, it } from 'vitest';
import { openWire } from './test/wire.ts';

const getCookies = () => 'theme=dark; sessionid=the-session; csrftoken=the-csrf-token';

it('redacts cookies in errors, but not values too short to be secret', async () => {
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
