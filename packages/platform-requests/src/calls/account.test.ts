import { expect, it } from 'vitest';
import { openWire } from '../test/wire.ts';

it('registers an account, confirms it and sends emails', async () => {
  const wire = await openWire();
  const { account } = wire.platform.strict;
  const form = { email: 'Ada@example.com', username: 'ada', password: 'not kept' };
  const opened = { email: 'ada@example.com', username: 'ada', confirmed: false };
  expect(await account.register(form)).toEqual(opened);

  const email = { email: 'ada@example.com' };
  expect(await account.resendConfirmation(email)).toBeUndefined();
  expect(await account.confirmRegistration(email)).toEqual({ ...opened, confirmed: true });
  expect(await account.resetPassword(email)).toBeUndefined();
});
