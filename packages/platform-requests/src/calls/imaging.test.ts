import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openWire, type Wire } from '../test/wire.ts';

const hasFfmpeg = (() => {
  try {
    execFileSync('ffmpeg', ['-version']);
    return true;
  } catch {
    return false;
  }
})();

/** Length of a video in seconds. */
async function lengthOf(video: Blob): Promise<number> {
  const file = join(tmpdir(), `gifkit-${crypto.randomUUID()}.mp4`);
  await writeFile(file, new Uint8Array(await video.arrayBuffer()));
  const args = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file];
  return Number(execFileSync('ffprobe', args, { encoding: 'utf8' }));
}

async function video(wire: Wire): Promise<string> {
  const { data } = await (await wire.publicApi('gifs/trending?limit=1')).json();
  return data[0].images.original_mp4.mp4;
}

it('asks for a part of a video by its URL', async () => {
  const wire = await openWire();
  const address = await video(wire);
  const part = wire.platform.strict.imaging.trim(address, { start: 0.2, duration: 0.5 });
  if (hasFfmpeg) {
    const blob = await part;
    expect(blob.type).toBe('video/mp4');
    expect(await lengthOf(blob)).toBeCloseTo(0.5, 1);
  } else await expect(part).rejects.toMatchObject({ status: 501 });
  const query = `media_url=${encodeURIComponent(address)}&start=0.2&duration=0.5`;
  expect(wire.last().line).toBe(`GET /imaging/trim?${query}`);
  expect(wire.last().headers.get('X-CSRFToken')).toBeNull();
});

it('uploads a file to get a part of it', async () => {
  const wire = await openWire();
  const file = await (await fetch(await video(wire))).blob();
  const part = wire.platform.strict.imaging.trim(file, { start: 0, duration: 0.4 });
  if (hasFfmpeg) expect(await lengthOf(await part)).toBeCloseTo(0.4, 1);
  else await expect(part).rejects.toMatchObject({ status: 501 });
  const { line, headers, body } = wire.last();
  expect(line).toBe('POST /imaging/trim');
  expect(headers.get('Content-Type')).toMatch(/^multipart\/form-data/);
  for (const name of ['file', 'start', 'duration']) expect(body).toContain(`name="${name}"`);
});

it('says what is missing where there is no ffmpeg', async () => {
  vi.stubEnv('PATH', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const wire = await openWire();
  const address = await video(wire);
  const range = { start: 0, duration: 1 };
  await expect(wire.platform.strict.imaging.trimUrl(address, range)).rejects.toMatchObject({
    status: 501,
    message: '@gifkit/platform-requests: Trimming needs ffmpeg, which is not on the PATH.',
  });
  expect(await wire.platform.imaging.trimUrl(address, range)).toBeUndefined();
});

it('trims no file that is no video', async () => {
  const wire = await openWire();
  const file = new Blob(['#EXTM3U\nfile:///etc/hostname'], { type: 'video/mp4' });
  const { trimFile } = wire.platform.strict.imaging;
  await expect(trimFile(file, { start: 0, duration: 1 })).rejects.toMatchObject({
    status: hasFfmpeg ? 422 : 501,
  });
  const text = new Blob(['text'], { type: 'text/plain' });
  await expect(trimFile(text, { start: 0, duration: 1 })).rejects.toMatchObject({ status: 415 });
});
