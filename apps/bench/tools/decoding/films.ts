import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { createSandbox } from '@gifkit/sandbox';

const run = promisify(execFile);

export const FORMATS = ['gif', 'webp', 'mp4', 'webm'] as const;
export type Format = (typeof FORMATS)[number];

/** One GIF, 200 px wide, in all formats; as WebM only where there is an ffmpeg that makes it. */
export type Film = Readonly<Partial<Record<Format, Buffer>>>;

const SANDBOX = 'http://sandbox.test';
const CACHE = new URL('../../../../.cache/decoding/', import.meta.url);

/** VP9, as small as the MP4s of the sandbox, which have a constant quality, too. */
const VP9 = [
  '-c:v',
  'libvpx-vp9',
  '-crf',
  '42',
  '-b:v',
  '0',
  '-deadline',
  'good',
  '-cpu-used',
  '2',
];

/** Whether there is an ffmpeg that makes WebM. */
export async function hasWebmEncoder(): Promise<boolean> {
  const { stdout } = await run('ffmpeg', ['-hide_banner', '-encoders']).catch(() => ({
    stdout: '',
  }));
  return stdout.includes('libvpx-vp9');
}

/**
 * Out of the large MP4, scaled down: none of the small ones is encoded twice at its own size. Kept for the next run.
 */
async function toWebm(original: Buffer): Promise<Buffer> {
  const name = createHash('sha256').update(original).update(VP9.join()).digest('hex');
  const output = new URL(`${name.slice(0, 16)}.webm`, CACHE);
  const kept = await readFile(output).catch(() => undefined);
  if (kept) return kept;
  await mkdir(CACHE, { recursive: true });
  const input = new URL(`${name.slice(0, 16)}.mp4`, CACHE);
  await writeFile(input, original);
  const quiet = ['-hide_banner', '-loglevel', 'error', '-y', '-threads', '1'];
  await run('ffmpeg', [
    ...quiet,
    '-i',
    input.pathname,
    '-an',
    '-vf',
    'scale=200:-2',
    ...VP9,
    output.pathname,
  ]);
  return readFile(output);
}

interface Rendition {
  url: string;
  webp: string;
  mp4: string;
}

/** GIFs of the sandbox, drawn and encoded before anything is measured. */
export async function makeFilms(count: number): Promise<Film[]> {
  const sandbox = createSandbox();
  const withWebm = await hasWebmEncoder();
  const ask = (path: string) => sandbox.fetch(new Request(path));
  const read = async (url: string) => Buffer.from(await (await ask(url)).arrayBuffer());
  const answer = await ask(`${SANDBOX}/v1/gifs/trending?limit=${count}&api_key=bench`);
  const { data } = (await answer.json()) as {
    data: { images: { fixed_width: Rendition; original: Rendition } }[];
  };
  const films: Film[] = [];
  for (const { images } of data) {
    const { url, webp, mp4 } = images.fixed_width;
    films.push({
      gif: await read(url),
      webp: await read(webp),
      mp4: await read(mp4),
      ...(withWebm && { webm: await toWebm(await read(images.original.mp4)) }),
    });
  }
  await sandbox.close();
  return films;
}
