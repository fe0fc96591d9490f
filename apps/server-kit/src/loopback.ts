/** In the URL parser's normalized form: 2130706433, 0x7f.1 and 127.1 all become 127.0.0.1. */
const LOOPBACK = [
  /^(?:.+\.)?localhost\.?$/,
  // 127.0.0.0/8, and 0.0.0.0, which reaches the local machine.
  /^127\.\d+\.\d+\.\d+$/,
  /^0\.0\.0\.0$/,
  /^\[::1?\]$/,
  // IPv6 forms of these addresses (RFC 4291, 2.5.5).
  /^\[::(?:ffff:)?7f[\da-f]{2}:[\da-f]{1,4}\]$/,
  /^\[::ffff:0:0\]$/,
];

/**
 * Whether a URL points to the machine of the client that opens it: in a page, each user's own.
 *
 * @returns false for an invalid URL.
 */
export function isLoopback(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return LOOPBACK.some((pattern) => pattern.test(hostname));
}
