const LINK = /^(\d{1,10})\/([\w-]{43})\/([\w-]{1,4000})$/;

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  );

const encoded = (text: string) => new TextEncoder().encode(text);

/**
 * Creates links with an HMAC-SHA256 of URL and expiry. The expiry is rounded up, so that the URL of a file is
 * stable for a while and browsers can cache it.
 *
 * @param maxAge minimum lifetime of a link in ms.
 */
export function createLinks(secret: string, maxAge: number) {
  let key: Promise<CryptoKey> | undefined;
  // Imported lazily: Workers have no crypto before the first request.
  const keyOf = () =>
    (key ??= crypto.subtle.importKey(
      'raw',
      encoded(secret),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign', 'verify'],
    ));

  return {
    /** Returns a path below the relay's base: `media/<until>/<signature>/<url>`. */
    async sign(url: string): Promise<string> {
      const until = Math.ceil(((Math.floor(Date.now() / maxAge) + 2) * maxAge) / 1000);
      const address = toBase64Url(encoded(url));
      const signed = encoded(`${until}/${address}`);
      const signature = await crypto.subtle.sign('HMAC', await keyOf(), signed);
      return `media/${until}/${toBase64Url(new Uint8Array(signature))}/${address}`;
    },
    /** @returns undefined if the link is invalid or has expired. */
    async read(link: string): Promise<{ url: string; until: number } | undefined> {
      const [, until = '', signature = '', address = ''] = LINK.exec(link) ?? [];
      if (address === '' || Number(until) * 1000 <= Date.now()) return undefined;
      const signed = encoded(`${until}/${address}`);
      const bytes = fromBase64Url(signature);
      if (!(await crypto.subtle.verify('HMAC', await keyOf(), bytes, signed))) return undefined;
      const url = new TextDecoder().decode(fromBase64Url(address));
      return { url, until: Number(until) };
    },
  };
}
