import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogItem } from '@gifkit/providers/catalog-format';
import sharp from 'sharp';

const LIMITS = { frames: 600, side: 4096, pixels: 250e6 };

/** Maximum size of the large and the small rendition, in px. */
const LARGE = { width: 480, height: 640 };
const SMALL_WIDTH = 200;

/** Frames per second of the pictures made from videos. */
const FRAME_RATE = 20;

/** ms per frame if the file does not say. */
const DELAY = 100;

export interface Rendered {
  files: CatalogItem['files'];
  isOpaque: boolean;
}

/** @throws {Error} with ffmpeg's last line if it fails. */
function ffmpeg(args: readonly string[], input?: Uint8Array): Promise<void> {
  const child = spawn('ffmpeg', ['-y', '-v', 'error', ...args]);
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  // It may end before it has read everything.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => {
      if (code === 0) done();
      else fail(new Error(said.trim().split('\n').at(-1) || `ffmpeg ended with ${code}`));
    });
  });
}

export const hasFfmpeg = (): Promise<boolean> =>
  ffmpeg(['-version']).then(
    () => true,
    () => false,
  );

const isAnimatedPng = (bytes: Buffer): boolean => {
  const animation = bytes.indexOf('acTL');
  return animation > 0 && animation < bytes.indexOf('IDAT');
};

/** sharp reads no videos and only the first frame of an APNG. */
async function toPicture(file: string, folder: string, canUseFfmpeg: boolean): Promise<string> {
  const isVideo = /\.mp4$/i.test(file);
  if (!isVideo && !(/\.a?png$/i.test(file) && isAnimatedPng(await readFile(file)))) return file;
  if (!canUseFfmpeg) throw new Error('it needs ffmpeg, which is not installed');
  const picture = join(folder, 'source.webp');
  const filter = `fps=${FRAME_RATE},scale='min(${LARGE.width},iw)':-2`;
  const frames = String(LIMITS.frames + 1);
  const output = ['-frames:v', frames, '-c:v', 'libwebp_anim', '-lossless', '1', '-loop', '0'];
  await ffmpeg(['-i', file, '-an', '-vf', filter, ...output, picture]);
  return picture;
}

const even = (length: number): number => Math.max(2, Math.round(length / 2) * 2);

function assertLimits(width: number, height: number, frames: number): void {
  if (Math.max(width, height) > LIMITS.side)
    throw new Error(`it is ${width} × ${height} px, but at most ${LIMITS.side} px are allowed`);
  if (frames > LIMITS.frames)
    throw new Error(`it has more than ${LIMITS.frames} frames: shorten it`);
  if (width * height * frames > LIMITS.pixels)
    throw new Error(
      `its frames have more than ${LIMITS.pixels / 1e6} million pixels: make it smaller`,
    );
}

/**
 * Renders a GIF, WebP, MP4, PNG or APNG: animated WebPs, a still, and an MP4 if it moves and is opaque.
 *
 * @param target folder that appears when everything is in it.
 * @throws {Error} if the file cannot be read, or exceeds a limit.
 */
export async function render(
  file: string,
  target: string,
  canUseFfmpeg: boolean,
): Promise<Rendered> {
  const folder = `${target}.tmp`;
  const temporary = await mkdtemp(join(tmpdir(), 'gifkit-'));
  try {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const picture = await toPicture(file, temporary, canUseFfmpeg);
    const options = { limitInputPixels: LIMITS.pixels, pages: -1 };
    const {
      width,
      height: all,
      pageHeight: height = all,
      pages = 1,
      delay = [],
    } = await sharp(picture, {
      ...options,
      limitInputPixels: false,
    }).metadata();
    assertLimits(width, height, pages);
    const { isOpaque } = await sharp(picture).stats();

    const scale = Math.min(1, LARGE.width / width, LARGE.height / height);
    const large = { width: even(width * scale), height: even(height * scale) };
    const small = { width: SMALL_WIDTH, height: even((height * SMALL_WIDTH) / width) };
    const files: [string, number, number, number][] = [];
    const add = async (name: string, size: typeof large) => {
      files.push([name, size.width, size.height, (await stat(join(folder, name))).size]);
    };
    const resized = (size: typeof large, pages = -1) =>
      sharp(picture, { ...options, pages }).resize({ ...size, fit: 'fill' });

    for (const size of large.width > small.width ? [large, small] : [large]) {
      const name = `${size.width}.webp`;
      await resized(size).webp({ quality: 75, loop: 0 }).toFile(join(folder, name));
      await add(name, size);
    }
    await resized(large, 1).webp({ quality: 75 }).toFile(join(folder, 'still.webp'));
    await add('still.webp', large);
    if (canUseFfmpeg && isOpaque && pages > 1) {
      const frames = await resized(large).removeAlpha().raw().toBuffer();
      const total = delay.reduce((sum, ms) => sum + (ms || DELAY), 0);
      const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${large.width}x${large.height}`];
      const rate = String((1000 * pages) / (total || DELAY * pages));
      const output = '-c:v libx264 -crf 26 -pix_fmt yuv420p -movflags +faststart'.split(' ');
      const name = `${large.width}.mp4`;
      await ffmpeg([...input, '-r', rate, '-i', '-', ...output, join(folder, name)], frames);
      await add(name, large);
    }
    await rm(target, { recursive: true, force: true });
    await rename(folder, target);
    return { files, isOpaque };
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(temporary, { recursive: true, force: true });
  }
}
