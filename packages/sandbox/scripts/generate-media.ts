/**
 * Generates the committed videos, stills and fallbacks, media/manifest.json and media/scenes.json from the drawings.
 * Scenes whose frames, sound and encoder settings are unchanged are skipped.
 */
import { createHash, hash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import {
  allScenes,
  drawLoop,
  encoderVersion,
  renderFrames,
  renderSound,
  type Scene,
  sounds,
} from '@gifkit/sandbox-art/drawings';
import pLimit from 'p-limit';
import type { Manifest } from '../src/media/committed.ts';
import { COMMITTED_FILE, committedFiles, FALLBACK } from '../src/media/committed.ts';
import { isPicture, type MediaFile, mediaFiles } from '../src/media/files.ts';
import { mediaFolder } from '../src/media-folder.ts';
import { fallbackVersion, makeFallback } from './fallback.ts';
import { sceneData } from './scene-data.ts';
import { checkFfmpeg, encodeVideo, videoVersion } from './video.ts';

const manifestUrl = new URL('manifest.json', mediaFolder);
const scenesUrl = new URL('scenes.json', mediaFolder);

const soundOf = ({ slug }: Scene): Uint8Array | undefined => {
  const sound = sounds.find((candidate) => candidate.slug === slug);
  return sound && new Uint8Array(renderSound(sound).buffer);
};

const fingerprintOf = (scene: Scene): string => {
  const settings = [
    encoderVersion,
    videoVersion,
    fallbackVersion,
    mediaFiles(scene),
    scene.seconds,
  ];
  return createHash('md5')
    .update(JSON.stringify(settings))
    .update(renderFrames(scene, scene).data)
    .update(soundOf(scene) ?? '')
    .digest('hex');
};

const make = (scene: Scene, file: MediaFile): Promise<Buffer> => {
  if (isPicture(file)) return drawLoop(scene, file);
  const { width, height, frames: count, sound } = file;
  const frames = renderFrames(scene, { width, height, count, background: '#fff' });
  return encodeVideo(frames, sound ? soundOf(scene) : undefined);
};

async function generate(scene: Scene, fingerprint: string): Promise<Manifest[string]> {
  const folder = new URL(`${scene.slug}/`, mediaFolder);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const files: Manifest[string]['files'] = {};
  const committed = new Map<string, Buffer>();
  const names = committedFiles(scene);
  const keep = (name: string, bytes: Buffer): void => {
    files[name] = { bytes: bytes.byteLength, hash: hash('md5', bytes) };
    if (names.includes(name)) committed.set(name, bytes);
  };
  await pLimit(2).map(mediaFiles(scene), async (file) => keep(file.name, await make(scene, file)));
  keep(FALLBACK, await makeFallback(scene));
  const inOrder = names.flatMap((name) => committed.get(name) ?? []);
  await writeFile(new URL(COMMITTED_FILE, folder), Buffer.concat(inOrder));
  return { fingerprint, files: Object.fromEntries(Object.entries(files).sort()) };
}

const readManifest = async (): Promise<Manifest> =>
  JSON.parse(await readFile(manifestUrl, 'utf8').catch(() => '{}'));

/** Writes one line per scene, so that a diff shows which scenes changed. */
const writeManifest = (manifest: Manifest): Promise<void> => {
  const lines = Object.entries(manifest).map(
    ([slug, media]) => `${JSON.stringify(slug)}: ${JSON.stringify(media)}`,
  );
  return writeFile(manifestUrl, `{\n${lines.join(',\n')}\n}\n`);
};

const list = (items: readonly unknown[]): string =>
  items.map((item) => JSON.stringify(item)).join(',\n');

await writeFile(
  scenesUrl,
  `{"scenes": [\n${list(sceneData.scenes)}\n], "emoji": [\n${list(sceneData.emoji)}\n]}\n`,
);

await checkFfmpeg().catch(({ message }: Error) => {
  console.error(message);
  process.exit(1);
});

const before = await readManifest();
const manifest: Manifest = {};
for (const scene of allScenes) {
  const fingerprint = fingerprintOf(scene);
  const known = before[scene.slug];
  const unchanged = known?.fingerprint === fingerprint;
  const media = unchanged ? known : await generate(scene, fingerprint);
  manifest[scene.slug] = media;
  console.log(`${unchanged ? 'same' : 'made'} ${scene.slug}`);
  // Written after each scene, so that an interrupted run can continue.
  await writeManifest({ ...before, ...manifest });
}
for (const name of await readdir(mediaFolder)) {
  if (!name.endsWith('.json') && !manifest[name]) {
    await rm(new URL(name, mediaFolder), { recursive: true });
  }
}
await writeManifest(manifest);
