/** A text without the secrets in it, as they are or as they stand in a URL. */
export const hideSecrets = (text: string, secrets: readonly string[]): string =>
  secrets
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .reduce((hidden, secret) => hidden.replaceAll(secret, 'REDACTED'), text);
