/**
 * Formats an integer in groups of three digits. `Intl` would do the same, but its first number takes tens of
 * milliseconds in Chromium, during the very frame in which a list grows.
 *
 * @param from digits from which numbers are grouped.
 * @example formatInteger(1234) // '1,234'
 */
export function formatInteger(count: number, separator = ',', from = 4): string {
  const digits = String(count);
  return digits.length < from ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, separator);
}
