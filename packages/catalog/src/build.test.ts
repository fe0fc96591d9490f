import { execFileSync } from 'node:child_process';
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { catalog } from '@gifkit/providers';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildCatalog } from './build.ts';
import { hasFfmpeg } from './render.ts';

let folder = '';
const source = () => join(folder, 'gifs');
const target = () => join(source(), 'public');
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalog-'));
});
afterEach(() => rm(folder, { recursive: true }));

const canUseFfmpeg = await hasFfmpeg();
const MAYBE_MP4 = canUseFfmpeg ? ['480.mp4'] : [];

/** Writes an animation, or a picture with one frame, in the format of its name. */
async function draw(name: string, [width, height, frames]: [number, number, number], alpha = 255) {
  const file = join(source(), name);
  await mkdir(dirname(file), { recursive: true });
  const bytes = Buffer.alloc(width * height * frames * 4, name);
  for (let at = 0; at < bytes.length; at += 4) {
    bytes[at] = (Math.floor(at / (width * height * 4)) * 97) % 251;
    bytes[at + 3] = alpha;
  }
  const raw = { width, height: height * frames, channels: 4, pageHeight: height } as const;
  await sharp(bytes, { raw, limitInputPixels: false }).toFile(file);
}

const write = (name: string, text: string) => writeFile(join(source(), name), text);
const json = async (path: string) => JSON.parse(await readFile(join(target(), path), 'utf8'));
const build = () => buildCatalog(source(), target());

/** Reads the written files. */
const reader = () =>
  catalog({
    url: 'https://a.example',
    cache: { maxAge: 0 },
    fetch: async (url) =>
      new Response(await readFile(join(target(), new URL(String(url)).pathname), 'utf8')),
  });
const trending = async () => (await reader().trending()).data;

it('renders each format, with names and metadata of the files', async () => {
  await draw('cats/sleepy_cat.gif', [960, 540, 3]);
  await draw('wave.webp', [60, 40, 2]);
  await draw('logo.png', [90, 90, 1], 40);
  await write(
    'catalog.yaml',
    'logo.png: { id: logo, title: Our logo, alt: A star, tags: [brand], user: mia, rating: pg, shade: red }\n../x.gif: { title: [] }',
  );
  const { notes, ...report } = await build();
  expect(report).toEqual({ count: 3, rendered: 3, failures: [] });
  expect(notes.filter((note) => !note.includes('ffmpeg'))).toEqual([
    'catalog.yaml, logo.png: the field “shade” is unknown or invalid, and was ignored.',
    'catalog.yaml, ../x.gif: the field “title” is unknown or invalid, and was ignored.',
    '../x.gif: in the metadata, but there is no such file.',
    '2 without “alt”, described by their titles: cats/sleepy_cat.gif, wave.webp',
  ]);
  const [logo, cat] = await trending();
  expect(logo).toMatchObject({
    id: 'logo',
    title: 'Our logo',
    alt_text: 'A star',
    tags: ['brand'],
    rating: 'pg',
    username: 'mia',
    user: { display_name: 'mia' },
    is_sticker: true,
  });
  expect(cat).toMatchObject({ title: 'sleepy cat', tags: ['cats'], is_sticker: false });
  expect(cat?.images.original).toMatchObject({ width: 480, height: 270 });
  expect(await reader().categories?.()).toMatchObject([{ name: 'cats' }]);
  const media = join(target(), 'media', String(cat?.id));
  expect((await readdir(media)).sort()).toEqual(
    ['200.webp', '480.webp', 'still.webp', ...MAYBE_MP4].sort(),
  );
  expect(await sharp(join(media, '200.webp'), { pages: -1 }).metadata()).toMatchObject({
    width: 200,
    pages: 3,
  });
});

it('renders MP4 and animated PNG with ffmpeg, or says that it is missing', async () => {
  const names = ['clip.mp4', 'moving.apng', 'moving.png'];
  await mkdir(source());
  for (const [index, name] of names.entries()) {
    const output = name.endsWith('mp4') ? ['-pix_fmt', 'yuv420p'] : ['-plays', '0', '-f', 'apng'];
    const drawn = ['-f', 'lavfi', '-i', `testsrc=size=64x48:rate=10:duration=0.${index + 7}`];
    if (canUseFfmpeg)
      execFileSync('ffmpeg', ['-v', 'error', ...drawn, ...output, join(source(), name)]);
    else await write(name, `${name} acTL IDAT`);
  }
  const { count, failures } = await build();
  const missing = names.map((name) => `${name}: it needs ffmpeg, which is not installed.`);
  expect(failures.sort()).toEqual(canUseFfmpeg ? [] : missing);
  expect(count).toBe(canUseFfmpeg ? 3 : 0);
  for (const { id } of await trending()) {
    const media = join(target(), 'media', String(id));
    expect((await readdir(media)).sort()).toEqual(['64.mp4', '64.webp', 'still.webp']);
    const { pages = 1 } = await sharp(join(media, '64.webp'), { pages: -1 }).metadata();
    expect(pages).toBeGreaterThan(5);
  }
});

it('leaves out what it cannot read, with a sentence each', async () => {
  await draw('ok "quoted" \u202e😀 ‏.gif', [20, 20, 2]);
  await draw('long.gif', [2, 2, 601]);
  await draw('wide.png', [5000, 2, 1]);
  await write('empty.gif', '');
  await write('broken.gif', 'GIF89a…');
  await write('notes.txt', '');
  await copyFile(join(source(), 'ok "quoted" \u202e😀 ‏.gif'), join(source(), 'z.gif'));
  await symlink('long.gif', join(source(), 'link.gif'));
  const { count, rendered, failures, notes } = await build();
  expect(failures.sort()).toEqual([
    expect.stringMatching(/^broken\.gif: .+\.$/),
    'empty.gif: it is empty.',
    'long.gif: it has more than 600 frames: shorten it.',
    'wide.png: it is 5000 × 2 px, but at most 4096 px are allowed.',
    expect.stringMatching(/^z\.gif: another file has its id or content, \w+\.$/),
  ]);
  expect([count, rendered]).toEqual([1, 1]);
  expect(notes).toContain('notes.txt: not a GIF, WebP, MP4 or PNG, and was ignored.');
  expect(notes).toContain('link.gif: a link, and was ignored.');
  expect((await trending()).map(({ title }) => title)).toEqual(['ok "quoted" 😀']);
  expect(await readdir(join(target(), 'media'))).toHaveLength(1);
});

it('rejects metadata that is not an object', async () => {
  await draw('a.gif', [9, 9, 1]);
  await write('catalog.json', '[');
  await expect(build()).rejects.toThrow('catalog.json is invalid: ');
  await write('catalog.json', '[]');
  await expect(build()).rejects.toThrow('must be an object with fields by file name');
});

it.each(['gifs', 'gifs/media', 'gifs/pages'])(
  'does not write into its source, %s',
  async (name) => {
    await mkdir(join(folder, name), { recursive: true });
    const [target = ''] = name.split('/');
    await expect(buildCatalog(join(folder, name), join(folder, target))).rejects.toThrow(
      'would write among your GIFs',
    );
  },
);

it('does only what changed, and keeps ids of moved and retitled files', async () => {
  await draw('a.gif', [20, 20, 2]);
  await draw('b.gif', [20, 22, 2]);
  await build();
  const [{ id } = { id: '' }, { id: other } = { id: '' }] = await trending();
  const written = await stat(join(target(), 'index.json'));
  expect(await build()).toMatchObject({ count: 2, rendered: 0 });
  // It does not read a catalog inside the folder.
  expect(await buildCatalog(source(), join(folder, 'other'))).toMatchObject({ count: 2 });
  expect(await stat(join(target(), 'index.json'))).toEqual(written);

  const old = (await json('index.json')).build;
  await rm(join(source(), 'b.gif'));
  await mkdir(join(source(), 'moved'));
  await copyFile(join(source(), 'a.gif'), join(source(), 'moved/c.gif'));
  await rm(join(source(), 'a.gif'));
  expect(await build()).toMatchObject({ count: 1, rendered: 0 });
  expect(await trending()).toMatchObject([{ id, title: 'c' }]);
  expect(await readdir(join(target(), 'media'))).toEqual([id]);
  expect(await readdir(join(target(), 'gifs'))).toEqual([`${id}.json`]);
  expect(await readdir(join(target(), 'pages'))).toContain(old);
  await expect(reader().gif(String(other))).rejects.toThrow();
});
