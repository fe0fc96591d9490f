import { expect, it } from 'vitest';
import { first, openWire } from '../test/wire.ts';

it('says which build is running', async () => {
  const wire = await openWire();
  expect(await wire.platform.environment.getBuild()).toEqual({ build: expect.any(String) });
});

it('checks the login', async () => {
  const wire = await openWire();
  expect(await wire.platform.login.checkLogin()).toEqual({ logged_in: false });
});

it('sends a GIF to somebody', async () => {
  const wire = await openWire();
  const gif = first(wire.gifs);
  expect(await wire.platform.sharing.instashare(gif, 'ada@example.com')).toBe(true);
});
