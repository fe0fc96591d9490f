import { expect, it } from 'vitest';
import { first, openWire } from '../test/wire.ts';

it('says which build is running', async () => {
  const wire = await openWire();
  expect(await wire.platform.environment.getBuild()).toEqual({ build: expect.any(String) });
  expect(wire.last().line).toBe('GET /api/v3/env/build');
});

it('checks the login', async () => {
  const wire = await openWire();
  expect(await wire.platform.login.checkLogin()).toEqual({ logged_in: false });
  expect(wire.last().line).toBe('GET /login/check');
});

it('sends a GIF to somebody', async () => {
  const wire = await openWire();
  const gif = first(wire.gifs);
  expect(await wire.platform.sharing.instashare(gif, 'ada@example.com')).toBe(true);
  expect(wire.last().line).toBe('POST /ajax/instashare/');
  expect(JSON.parse(wire.last().body)).toEqual({ gif_id: gif, to: 'ada@example.com' });
});

it('sets the call to action of a GIF and removes it', async () => {
  const wire = await openWire({ apiKeys: { web: 'key' } });
  const { setCallToAction } = wire.platform.callToAction;
  const gif = first(wire.gifs);
  const cta = { link: 'https://example.com/shop', text: 'Shop' };
  const shown = async () => (await (await wire.publicApi(`gifs/${gif}`)).json()).data.cta;

  expect(await setCallToAction(gif, cta)).toBe(true);
  expect(wire.last().line).toMatch(new RegExp(`^PUT /v1/gifs/${gif}/cta\\?`));
  const query = new URLSearchParams(wire.last().line.split('?')[1]);
  expect(Object.fromEntries(query)).toMatchObject({ ...cta, api_key: 'key' });
  expect(await shown()).toEqual(cta);

  expect(await setCallToAction(gif)).toBe(true);
  expect(wire.last().line).toMatch(new RegExp(`^DELETE /v1/gifs/${gif}/cta\\?`));
  expect(await shown()).toBeUndefined();
});
