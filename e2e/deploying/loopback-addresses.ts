import { isLoopback } from '../../apps/server-kit/src/loopback.ts';

/** What is written as a URL, in an attribute, in a policy or in JSON. */
const URLS = /(?:https?:|wss?:)?\/\/[^\s"'<>;,\\]+/gi;

/** The usual names, wherever they stand. */
const NAMES = /localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\]/gi;

/** All that leads to the machine of whoever reads a text, also where it is a part of a query. */
export function loopbackAddresses(text: string): string[] {
  const plain = text.replace(/%2f/gi, '/').replace(/%3a/gi, ':');
  const urls = [...plain.matchAll(URLS)]
    .map(([url]) => url)
    .filter((url) => isLoopback(new URL(url, 'https://any.example').href));
  return [...urls, ...[...plain.matchAll(NAMES)].map(([name]) => name)];
}
