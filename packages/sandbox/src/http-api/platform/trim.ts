import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServiceError } from '../../http/errors.ts';

/** How long ffmpeg may take, in ms. */
const TIME_LIMIT = 60_000;

interface Format {
  /** Given to ffmpeg, so that it does not detect the format: a playlist could make it open other files. */
  demuxer: string;
  /** Extension of the output, which also sets its format. */
  extension: 'gif' | 'mp4';
}

const FORMATS: Readonly<Record<string, Format>> = {
  'image/gif': { demuxer: 'gif', extension: 'gif' },
  'video/mp4': { demuxer: 'mov', extension: 'mp4' },
  'video/quicktime': { demuxer: 'mov', extension: 'mp4' },
  'video/webm': { demuxer: 'matroska', extension: 'mp4' },
};

const MP4 = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'];

const run = (args: readonly string[], signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn('ffmpeg', args, { signal, timeout: TIME_LIMIT, stdio: 'ignore' });
    child.once('error', (error: NodeJS.ErrnoException) => {
      const isMissing = error.code === 'ENOENT';
      reject(
        isMissing
          ? new ServiceError(501, 'Trimming needs ffmpeg, which is not on the PATH.')
          : error,
      );
    });
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new ServiceError(422, 'The media could not be trimmed.'));
    });
  });

/**
 * Cuts a part out of a video or GIF. A GIF stays a GIF; a video becomes MP4.
 *
 * @param type media type of `media`
 * @param start s
 * @param duration s
 * @throws {ServiceError} 415 when the type is not supported, 422 when ffmpeg cannot read the media, 501
 * when there is no ffmpeg
 */
export async function trim(
  media: Uint8Array,
  type: string,
  start: number,
  duration: number,
  signal: AbortSignal,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string }> {
  const format = FORMATS[type];
  if (!format) throw new ServiceError(415, `"${type}" cannot be trimmed.`);
  const { demuxer, extension } = format;
  const folder = await mkdtemp(join(tmpdir(), 'gifkit-trim-'));
  try {
    const input = join(folder, 'input');
    const output = join(folder, `output.${extension}`);
    await writeFile(input, media);
    const span = ['-ss', String(start), '-t', String(duration)];
    const codec = extension === 'mp4' ? MP4 : [];
    await run(['-v', 'error', ...span, '-f', demuxer, '-i', input, ...codec, output], signal);
    const bytes = new Uint8Array(await readFile(output));
    return { bytes, type: extension === 'gif' ? 'image/gif' : 'video/mp4' };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
