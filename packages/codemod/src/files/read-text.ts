import { isUtf8 } from 'node:buffer';

/** The first line that is not UTF-8, from 1. A line break is never a part of another character. */
function lineOfFault(bytes: Buffer): number {
  let line = 1;
  let start = 0;
  for (let end = bytes.indexOf('\n'); end >= 0; end = bytes.indexOf('\n', start)) {
    if (!isUtf8(bytes.subarray(start, end))) break;
    line += 1;
    start = end + 1;
  }
  return line;
}

/**
 * The text of a file, with its byte order mark if it has one.
 *
 * @throws {Error} where it is not UTF-8: written back, it would lose what could not be read.
 */
export function readText(bytes: Buffer): string {
  if (!isUtf8(bytes)) {
    throw new Error(`is not UTF-8 (line ${lineOfFault(bytes)}): save it as UTF-8`);
  }
  // UTF-16 without a mark at its beginning.
  if (bytes.includes(0)) throw new Error('has null bytes: save it as UTF-8');
  return bytes.toString('utf8');
}

/** Whether a file has a text, in whatever encoding: ASCII is the same in nearly all, but for UTF-16. */
export function hasText(bytes: Buffer, text: string): boolean {
  const wide = Buffer.from(text, 'utf16le');
  return bytes.includes(text) || bytes.includes(wide) || bytes.includes(Buffer.from(wide).swap16());
}
