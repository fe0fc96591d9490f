import { addInvitation } from '../protocol/invite-fragment.ts';

/** 128 random bits. Works on pages without HTTPS too, where `crypto.randomUUID` is missing. */
export const createToken = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** An address that invites its player to say hello to this page, and keeps what else its fragment says. */
export function withInvitation(url: string, token: string): string {
  const address = new URL(url);
  address.hash = addInvitation(address.hash, { host: window.origin, token });
  return address.href;
}
