import { EmbedError } from './embed-error.ts';
import { inviteFragment, isOrigin } from './protocol.ts';

/** 128 random bits. Works on pages without HTTPS too, where `crypto.randomUUID` is missing. */
export const createToken = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** An address that invites its player to say hello to this page. */
export const inviting = (url: string, token: string): string =>
  new URL(inviteFragment({ host: window.origin, token }), url).href;

/** @throws EmbedError with code `argument` for what is no origin of a page on the web. */
export function assertOrigin(origin: string): void {
  if (!isOrigin(origin))
    throw new EmbedError(
      'argument',
      `"${origin}" is no origin; one looks like https://embed.example.com.`,
    );
}
