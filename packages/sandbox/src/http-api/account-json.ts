import { type Account, toUser } from '../catalog/users.ts';
import type { Context } from './context.ts';

/** An account as the service writes it, with its owner's changes. */
export const accountJson = (
  { namespace, addresses }: Context,
  account: Account,
): Record<string, unknown> => ({
  ...toUser(account, addresses.origin, addresses.site),
  ...namespace.store.profiles.get(account.username),
});
