/** As the URL parser writes them, whatever they were written as: 2130706433, 0x7f.1 and 127.1 are all 127.0.0.1. */
const LOOPBACK = [
  /^(?:.+\.)?localhost\.?$/,
  // 127.0.0.0/8, and 0.0.0.0, which reaches the same machine.
  /^127\.\d+\.\d+\.\d+$/,
  /^0\.0\.0\.0$/,
  /^\[::1?\]$/,
  // The same as addresses of IPv6 (RFC 4291, 2.5.5).
  /^\[::(?:ffff:)?7f[\da-f]{2}:[\da-f]{1,4}\]$/,
  /^\[::ffff:0:0\]$/,
];

/**
 * Whether a URL leads to the machine of whoever follows it: to that of each visitor, where it is in a page.
 *
 * @returns false for what is no URL.
 */
export function isLoopback(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return LOOPBACK.some((pattern) => pattern.test(hostname));
}
