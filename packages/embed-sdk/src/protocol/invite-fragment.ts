import { isOrigin } from './checks.ts';
import type { Invitation } from './messages.ts';

/** Fragment, including `#`, that invites the player at an address. */
export const inviteFragment = (invitation: Invitation): string => addInvitation('', invitation);

/** Adds an invitation to a fragment, replacing an earlier one. */
export function addInvitation(fragment: string, { host, token }: Invitation): string {
  const parameters = new URLSearchParams(fragment.slice(1));
  parameters.set('gifkit-host', host);
  parameters.set('gifkit-token', token);
  return `#${parameters}`;
}

/** Reads the invitation in a fragment, if there is one. */
export function parseInviteFragment(fragment: string): Invitation | undefined {
  const parameters = new URLSearchParams(fragment.slice(1));
  const host = parameters.get('gifkit-host') ?? '';
  const token = parameters.get('gifkit-token');
  return token && isOrigin(host) ? { host, token } : undefined;
}
