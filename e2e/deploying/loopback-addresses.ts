import { isLoopback } from '../../apps/server-kit/src/loopback.ts';

/** URLs in attributes, policies and JSON. */
const URLS = /(?:https?:|wss?:)?\/\/[^\s"'<>;,\\]+/gi;

/** Loopback names anywhere in a text. */
const NAMES = /localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\]/gi;

/** Finds loopback addresses in a text, even inside a query. */
export function loopbackAddresses(text: string): string[] {
  const plain = text.replace(/%2f/gi, '/').replace(/%3a/gi, ':');
  const urls = [...plain.matchAll(URLS)]
    .map(([url]) => url)
    .filter((url) => isLoopback(new URL(url, 'https://any.example').href));
  return [...urls, ...[...plain.matchAll(NAMES)].map(([name]) => name)];
}
