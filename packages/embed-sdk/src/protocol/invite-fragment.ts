import { isOrigin } from './checks.ts';
import type { Invitation } from './messages.ts';

/** The fragment, `#` included, that invites the player of an address. */
export const inviteFragment = (invitation: Invitation): string => addInvitation('', invitation);

/** A fragment with an invitation added, or in place of the one that it has. */
export function addInvitation(fragment: string, { host, token }: Invitation): string {
  const parameters = new URLSearchParams(fragment.slice(1));
  parameters.set('gifkit-host', host);
  parameters.set('gifkit-token', token);
  return `#${parameters}`;
}

/** The invitation in the fragment of an address, if there is one. */
export function parseInviteFragment(fragment: string): Invitation | undefined {
  const parameters = new URLSearchParams(fragment.slice(1));
  const host = parameters.get('gifkit-host') ?? '';
  const token = parameters.get('gifkit-token');
  return token && isOrigin(host) ? { host, token } : undefined;
}
