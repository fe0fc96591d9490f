/** A query parameter whose name says that its value is a secret: `api_key`, `access_token`, … */
const SECRET_PARAMETER = /([?&][^=&#]*(?:key|token|secret|password)[^=&#]*=)([^&#]+)/gi;

/** Shorter values are words that a message may well contain by itself. */
const MIN_SECRET_LENGTH = 8;

const REDACTED = 'REDACTED';

/** A URL without the secrets of its query. Everything else stays, so that one sees what failed. */
export const redactUrl = (url: string): string => url.replace(SECRET_PARAMETER, `$1${REDACTED}`);

/** A text that somebody else wrote, without the secrets that went to them in `url`. */
export function redactText(text: string, url: string): string {
  let redacted = text;
  for (const [, , secret = ''] of url.matchAll(SECRET_PARAMETER)) {
    if (secret.length >= MIN_SECRET_LENGTH) redacted = redacted.replaceAll(secret, REDACTED);
  }
  return redacted;
}
