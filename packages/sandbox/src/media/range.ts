export interface ByteRange {
  /** First byte, from 0. */
  start: number;
  /** Last byte, inclusive. */
  end: number;
}

/**
 * Reads a Range header that asks for one range: `bytes=0-99`, `bytes=100-` or `bytes=-50`.
 *
 * @param length bytes of the whole
 * @returns `malformed` for a header that has to be ignored, such as one with several ranges
 */
export function parseRange(
  header: string,
  length: number,
): ByteRange | 'malformed' | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (!first && !last) return 'malformed';
  if (first && last && Number(last) < Number(first)) return 'malformed';
  const start = first ? Number(first) : Math.max(0, length - Number(last));
  const end = first && last ? Math.min(Number(last), length - 1) : length - 1;
  return start < length ? { start, end } : 'unsatisfiable';
}
