export interface PictureHeader {
  /** In px. */
  width: number;
  /** In px. */
  height: number;
  /** Number of frames of a GIF; 0 for a WebP, which has an index of them. */
  frames: number;
  /** Bytes of a GIF up to the end of its first frame. */
  firstFrame: number;
}

const TABLE_BITS = 0b111;
const HAS_TABLE = 0x80;
const [EXTENSION, IMAGE, TRAILER] = [0x21, 0x2c, 0x3b];

/** Size of a color table in bytes, by its packed field. */
const tableBytes = (packed: number): number =>
  packed & HAS_TABLE ? 3 * 2 ** ((packed & TABLE_BITS) + 1) : 0;

/** Returns the offset after a list of sub-blocks. Each begins with its length; an empty one ends the list. */
function behindBlocks(bytes: Buffer, start: number): number {
  let at = start;
  for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at)) at += length + 1;
  return at + 1;
}

/**
 * @returns `undefined` if the file has no frame, or an unknown block
 * @throws {RangeError} if the file is truncated
 */
function readGif(bytes: Buffer): PictureHeader | undefined {
  let at = 13 + tableBytes(bytes.readUInt8(10));
  let frames = 0;
  let firstFrame = 0;
  for (let block = bytes.readUInt8(at); block !== TRAILER; block = bytes.readUInt8(at)) {
    if (block === EXTENSION) at = behindBlocks(bytes, at + 2);
    else if (block === IMAGE) {
      at = behindBlocks(bytes, at + 11 + tableBytes(bytes.readUInt8(at + 9)));
      frames += 1;
      firstFrame ||= at;
    } else return undefined;
  }
  if (frames === 0) return undefined;
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8), frames, firstFrame };
}

/**
 * Reads width and height of a WebP from its first chunk:
 * developers.google.com/speed/webp/docs/riff_container.
 */
function webpSize(bytes: Buffer): readonly [width: number, height: number] {
  const chunk = bytes.toString('latin1', 12, 16);
  if (chunk === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  if (chunk === 'VP8L') {
    const bits = bytes.readUInt32LE(21);
    return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1];
  }
  return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
}

/**
 * Reads the size of a GIF or WebP.
 *
 * @returns `undefined` if the file has another format or is truncated
 */
export function pictureHeader(bytes: Buffer, format: 'gif' | 'webp'): PictureHeader | undefined {
  const start = bytes.toString('latin1', 0, 15);
  try {
    if (format === 'gif') return /^GIF8[79]a/.test(start) ? readGif(bytes) : undefined;
    if (!/^RIFF.{4}WEBPVP8/s.test(start)) return undefined;
    const [width, height] = webpSize(bytes);
    return width > 0 && height > 0 ? { width, height, frames: 0, firstFrame: 0 } : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
