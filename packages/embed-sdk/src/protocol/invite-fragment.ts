import { isOrigin } from './is-origin.ts';
import type { Invitation } from './messages.ts';

/** The fragment, `#` included, that invites the player of an address. */
export const inviteFragment = ({ host, token }: Invitation): string =>
  `#${new URLSearchParams({ 'gifkit-host': host, 'gifkit-token': token })}`;

/** The invitation in the fragment of an address, if there is one. */
export function parseInviteFragment(fragment: string): Invitation | undefined {
  const parameters = new URLSearchParams(fragment.slice(1));
  const host = parameters.get('gifkit-host') ?? '';
  const token = parameters.get('gifkit-token');
  return token && isOrigin(host) ? { host, token } : undefined;
}
