import sharp from 'sharp';
import type { Frames } from './render.ts';

/** Formats that need no more than what is installed with the package. */
export type ImageFormat = 'gif' | 'webp' | 'jpg' | 'png';

/** Chosen for drawings: flat colours, few of them, and answers in tenths of a second. */
const settings = {
  gif: { effort: 4, dither: 0.4 },
  webp: { quality: 75, effort: 3 },
  jpg: { quality: 85, mozjpeg: true },
  png: { compressionLevel: 9 },
};

/** Changes with the encoders and their settings: what they make is worth what this says. */
export const encoderVersion: string = JSON.stringify([settings, sharp.versions]);

/** A GIF counts time in hundredths of a second: rounded one by one, so that the loop keeps its length. */
const delays = ({ delay, count }: Frames): number[] => {
  const at = (frame: number): number => Math.round((frame * delay) / 10) * 10;
  return Array.from({ length: count }, (_, frame) => at(frame + 1) - at(frame));
};

/** Writes frames as a picture; JPEG and PNG hold the first one. */
export function encode(frames: Frames, format: ImageFormat): Promise<Buffer> {
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
      return picture.webp({ ...settings.webp, ...animation }).toBuffer();
    case 'jpg':
      return picture.jpeg(settings.jpg).toBuffer();
    case 'png':
      return picture.png(settings.png).toBuffer();
  }
}
