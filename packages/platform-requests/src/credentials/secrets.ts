import { encode, redactJson, redactText } from '@gifkit/fetch-api/internal';

/**
 * Secrets in all forms in which a server may return them. Longer ones come first, because a shorter one may be
 * a part of them.
 */
const formsOf = (secrets: readonly string[]): string[] =>
  secrets
    .flatMap((secret) => [secret, secret.trim(), encode(secret)])
    .filter((form) => form !== '')
    .sort((a, b) => b.length - a.length);

/** A text without the secrets in it, as they are or as they stand in a URL. */
export const hideSecrets = (text: string, secrets: readonly string[]): string =>
  redactText(text, formsOf(secrets));

/**
 * Parses JSON and hides the secrets in its names and values, however the JSON escapes them.
 *
 * @throws {SyntaxError} when the text is not JSON.
 */
export const parseWithoutSecrets = (text: string, secrets: readonly string[]): unknown =>
  redactJson(JSON.parse(text), formsOf(secrets));
