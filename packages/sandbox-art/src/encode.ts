import sharp, { type WebpOptions } from 'sharp';
import type { Frames } from './render.ts';
import type { PictureFormat } from './task.ts';

/** Settings for drawings with few, flat colors, and for speed: a file takes tenths of a second. */
const settings = {
  gif: { effort: 4, dither: 0.4 },
  webp: { quality: 75, effort: 3 },
  jpg: { quality: 75, mozjpeg: true },
  png: { compressionLevel: 9 },
};

/** Cache key of the encoders and their settings, which determine the bytes of a file. */
export const encoderVersion: string = JSON.stringify([settings, sharp.versions]);

/**
 * Returns the delay of each frame in ms. GIF delays are multiples of 10 ms. Rounding the start of each frame
 * keeps the length of the loop.
 */
const delays = ({ delay, count }: Frames): number[] => {
  const at = (frame: number): number => Math.round((frame * delay) / 10) * 10;
  return Array.from({ length: count }, (_, frame) => at(frame + 1) - at(frame));
};

/**
 * Encodes frames. JPEG and PNG contain only the first one.
 *
 * @param webp settings that override the defaults for WebP
 */
export function encode(
  frames: Frames,
  format: PictureFormat,
  webp: WebpOptions = {},
): Promise<Buffer> {
  const { data, width, height, count } = frames;
  const animation = { loop: 0, delay: delays(frames) };
  const still = format === 'jpg' || format === 'png';
  const picture = sharp(still ? data.subarray(0, width * height * 4) : data, {
    raw: still
      ? { width, height, channels: 4 }
      : { width, height: height * count, channels: 4, pageHeight: height },
    limitInputPixels: false,
  });
  switch (format) {
    case 'gif':
      return picture.gif({ ...settings.gif, ...animation }).toBuffer();
    case 'webp':
      return picture.webp({ ...settings.webp, ...animation, ...webp }).toBuffer();
    case 'jpg':
      return picture.jpeg(settings.jpg).toBuffer();
    case 'png':
      return picture.png(settings.png).toBuffer();
  }
}
