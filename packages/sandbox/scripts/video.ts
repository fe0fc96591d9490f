/** Encodes H.264 with the ffmpeg on the PATH. The output depends only on the input. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Frames, SAMPLE_RATE } from '@gifkit/sandbox-art/drawings';

const run = promisify(execFile);

/** Quality from 0 (lossless) to 51, chosen so that all media fit their budget. */
const crf = 33;

const bt709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];

const settings = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', ...bt709],
  ...['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-profile:v', 'high'],
  ...['-x264-params', 'subme=11:me=tesa:bframes=12'],
  // The number of threads changes the output.
  ...['-threads', '1', '-bsf:v', 'filter_units=remove_types=6'],
  ...['-c:a', 'aac', '-b:a', '48k', '-ac', '1'],
  ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'],
  ...['-flags:a', '+bitexact', '-movflags', '+faststart'],
];

/** Cache key of the encoder settings. */
export const videoVersion: string = JSON.stringify([crf, settings]);

/** @throws {Error} with a one-line message if ffmpeg with H.264 is missing */
export async function checkFfmpeg(): Promise<void> {
  const { stdout } = await run('ffmpeg', ['-hide_banner', '-encoders']).catch(() => {
    throw new Error(
      'Generating media needs ffmpeg on the PATH (https://ffmpeg.org/download.html).',
    );
  });
  if (!stdout.includes('libx264')) throw new Error('This ffmpeg has no libx264, which media need.');
}

/** @param pcm 16-bit mono sound */
export async function encodeVideo(frames: Frames, pcm?: Uint8Array): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'gifkit-video-'));
  try {
    const output = join(folder, 'video.mp4');
    const sound = join(folder, 'sound.pcm');
    if (pcm) await writeFile(sound, pcm);
    const encoding = run('ffmpeg', [
      ...['-hide_banner', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgba'],
      ...['-s', `${frames.width}x${frames.height}`, '-r', String(1000 / frames.delay), '-i', '-'],
      ...(pcm
        ? ['-f', 's16le', '-ar', String(SAMPLE_RATE), '-ac', '1', '-i', sound, '-shortest']
        : []),
      ...['-crf', String(crf), ...settings, output],
    ]);
    encoding.child.stdin?.end(frames.data);
    await encoding;
    return await readFile(output);
  } finally {
    await rm(folder, { recursive: true });
  }
}
