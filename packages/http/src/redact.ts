import { mapStrings } from './body.ts';

/** A parameter of the query or fragment with a secret value, judging by its name: `api_key`, `access_token`, … */
const SECRET_PARAMETER = /([?&#](?=[^?=&#]*(?:key|token|secret|password))[^?=&#]*=)([^&#]+)/gi;

/** User and password before the host of a URL. */
const USER_INFO = /(:\/\/)([^/?#\s]+)(?=@)/g;

/** Shorter values may be ordinary words of a message. */
const MIN_SECRET_LENGTH = 8;

const REDACTED = 'REDACTED';

/** Redacts user, password and other secrets. The rest of the URL stays, to show which request failed. */
export const redactUrl = (url: string): string =>
  url.replace(USER_INFO, `$1${REDACTED}`).replace(SECRET_PARAMETER, `$1${REDACTED}`);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the secrets of a URL, both encoded and decoded. */
export function secretsOf(url: string): string[] {
  const found = [...url.matchAll(SECRET_PARAMETER), ...url.matchAll(USER_INFO)];
  return found
    .flatMap(([, , secret = '']) => [secret, decoded(secret), ...secret.split(':')])
    .filter((secret) => secret.length >= MIN_SECRET_LENGTH);
}

/** Redacts known secrets in a text from outside, such as a server's message. */
export const redactText = (text: string, secrets: readonly string[]): string =>
  secrets.reduce(
    (redacted, secret) => redacted.replaceAll(secret, REDACTED),
    text.replace(USER_INFO, `$1${REDACTED}`),
  );

/** Applies {@link redactText} to all strings of parsed JSON, including field names. */
export function redactJson(value: unknown, secrets: readonly string[]): unknown {
  const redact = (text: string) => redactText(text, secrets);
  return mapStrings(value, redact, redact);
}

/**
 * True if the text of a JSON value may have something to redact. Faster than {@link redactJson}, which walks through
 * all strings.
 *
 * @param text as written by `JSON.stringify`.
 */
export const mayNeedRedaction = (text: string, secrets: readonly string[]): boolean =>
  text.search(USER_INFO) >= 0 ||
  secrets.some((secret) => text.includes(JSON.stringify(secret).slice(1, -1)));

/**
 * Redacts an error of `fetch`: some runtimes put the whole URL into its message. Node only says "fetch failed"; its
 * reason is returned instead.
 */
export function redactError(error: unknown, secrets: readonly string[]): unknown {
  const { cause, message } = Object(error) as Error;
  const reason = cause !== undefined && message === 'fetch failed' ? cause : error;
  const text = String(Object(reason).message);
  const redacted = redactText(text, secrets);
  return redacted === text ? reason : new Error(redacted);
}
