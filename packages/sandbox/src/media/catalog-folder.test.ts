import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scenes } from '../catalog/scenes.ts';
import { createSandbox, type Sandbox } from '../create-sandbox.ts';
import { createFolder } from '../test/folder.ts';
import { readCommitted } from './committed.ts';
import { pictureHeader } from './picture-header.ts';

const bytesOf = (hex: string): Buffer => Buffer.from(hex.replaceAll(' ', ''), 'hex');

/** GIF of two frames, 3 x 2 px; the second has its own color table. */
const HEADER = Buffer.concat([Buffer.from('GIF89a'), bytesOf('0300 0200 80 00 00 000000 ffffff')]);
const DELAY = '21f9 04 00 0500 00 00';
const FIRST = bytesOf(`${DELAY} 2c 0000 0000 0300 0200 00 02 02 4401 00`);
const SECOND = bytesOf(`${DELAY} 2c 0000 0000 0300 0200 80 010203 040506 02 02 4401 00`);
const TRAILER = bytesOf('3b');
const GIF = Buffer.concat([HEADER, FIRST, SECOND, TRAILER]);

let folder: string;
let sandbox: Sandbox | undefined;
beforeEach(() => {
  folder = createFolder();
});
afterEach(async () => {
  await sandbox?.close();
  sandbox = undefined;
});

const put = (name: string, content: Uint8Array | object): void =>
  writeFileSync(
    join(folder, name),
    content instanceof Uint8Array ? content : JSON.stringify(content),
  );

const ask = (path: string, init?: RequestInit): Promise<Response> => {
  sandbox ??= createSandbox({ catalog: folder });
  return sandbox.fetch(new Request(`http://sandbox.test${path}`, init));
};

const list = async (path: string) => (await (await ask(`${path}&api_key=k`)).json()).data;

describe('a folder of files is a catalog', () => {
  it('finds a picture by the words of its name', async () => {
    put('fluffy-cat_2.gif', GIF);
    put('dog.gif', GIF);
    const [cat, ...others] = await list('/v1/gifs/search?q=cat');
    expect(others).toEqual([]);
    expect(cat).toMatchObject({ title: 'fluffy cat 2', type: 'gif', rating: 'g' });
    expect(cat.images.original).toMatchObject({ width: '3', height: '2', frames: '2' });
    expect(cat.images.fixed_width).toMatchObject({ width: '200', height: '134' });
    expect(await list('/v1/gifs/trending?limit=9')).toHaveLength(2);
  });

  it('serves every listed file; the still is the first frame', async () => {
    const mp4 = Buffer.from('a video');
    put('cat.gif', GIF);
    put('cat.mp4', mp4);
    const [{ images }] = await list('/v1/gifs/trending?limit=9');
    const bytes = async (url: string) =>
      Buffer.from(await (await ask(new URL(url).pathname)).arrayBuffer());
    expect(await bytes(images.fixed_width.url)).toEqual(GIF);
    expect(await bytes(images.fixed_width.mp4)).toEqual(mp4);
    expect(await bytes(images.fixed_width_still.url)).toEqual(
      Buffer.concat([HEADER, FIRST, TRAILER]),
    );
    expect(images.fixed_width).not.toHaveProperty('webp');
    expect(images.fixed_width_still.size).toBe(String(HEADER.length + FIRST.length + 1));
    const part = await ask(new URL(images.original.mp4).pathname, {
      headers: { range: 'bytes=2-6' },
    });
    expect([part.status, await part.text(), part.headers.get('content-type')]).toEqual([
      206,
      'video',
      'video/mp4',
    ]);
  });

  it('may have separate stills, or only WebPs', async () => {
    const [scene] = scenes;
    const webp = scene ? await readCommitted(scene, 'fallback.webp') : new Uint8Array();
    put('cat.webp', webp);
    put('cat.jpg', Buffer.from('a still'));
    const [{ images }] = await list('/v1/gifs/trending?limit=9');
    expect(Number(images.original.width)).toBe(200);
    expect(images.original).not.toHaveProperty('url');
    const still = await ask(new URL(images.original_still.url).pathname);
    expect([await still.text(), still.headers.get('content-type')]).toEqual([
      'a still',
      'image/jpeg',
    ]);
  });

  it('reads details from JSON of the same name', async () => {
    put('cat.gif', GIF);
    put('cat.json', {
      id: 'MyCat',
      title: 'Mia',
      type: 'sticker',
      tags: ['tabby'],
      alt_text: 'A',
    });
    const [cat] = await list('/v1/stickers/search?q=tabby');
    expect(cat).toMatchObject({
      id: 'MyCat',
      title: 'Mia',
      type: 'sticker',
      alt_text: 'A',
      is_sticker: 1,
    });
    expect((await ask('/media/MyCat/200w.gif')).status).toBe(200);
    expect((await ask('/media/MyCat/odd.gif')).status).toBe(404);
  });

  it("reads GIFs from the service's responses", async () => {
    const url = 'https://media.example/a.gif';
    const gif = {
      id: 'a1',
      title: 'A cat',
      images: { original: { url, width: '3', height: '2' } },
    };
    put('recorded.json', { data: [gif, { ...gif, id: 'a2' }], meta: {} });
    put('one.json', { ...gif, id: 'a3' });
    expect((await list('/v1/gifs/search?q=cat')).map(({ id }: { id: string }) => id)).toEqual([
      'a3',
      'a1',
      'a2',
    ]);
  });
});

describe('a folder is refused with the name of the file', () => {
  const gif = { id: 'a', title: 'A', images: { original: { url: 'https://a.example/a.gif' } } };
  const wrong: [about: string, files: Record<string, Uint8Array | object>, message: string][] = [
    ['an empty folder', {}, 'The folder "…" of the catalog is empty.'],
    [
      'a text',
      { 'notes.txt': {} },
      '…/notes.txt is neither a picture (.gif, .webp), a video (.mp4), a still (.jpg, .png) nor JSON.',
    ],
    [
      'a file that is not a picture',
      { 'cat.gif': Buffer.from('GIF89a') },
      '…/cat.gif is not a GIF, or is truncated.',
    ],
    [
      'a truncated picture',
      { 'cat.gif': GIF.subarray(0, 40) },
      '…/cat.gif is not a GIF, or is truncated.',
    ],
    [
      'a file that is not a WebP',
      { 'cat.webp': GIF },
      '…/cat.webp is not a WEBP, or is truncated.',
    ],
    [
      'only a video',
      { 'cat.mp4': GIF },
      '…/cat has no picture: cat.gif or cat.webp must be beside it.',
    ],
    [
      'only a description',
      { 'cat.json': { title: 'A' } },
      '…/cat has no picture: cat.gif or cat.webp must be beside it.',
    ],
    ['truncated JSON', { 'cat.json': Buffer.from('{"id":') }, '…/cat.json is not JSON: '],
    [
      'an invalid field',
      { 'cat.gif': GIF, 'cat.json': { rating: 'x' } },
      '…/cat.json: Field "rating": Invalid option: expected one of "y"|"g"|"pg"|"pg-13"|"r".',
    ],
    [
      'an invalid GIF',
      { 'all.json': [gif, { ...gif, id: 'b', images: {} }] },
      '…/all.json, GIF 1: Field "images": must have a rendition with a URL.',
    ],
    [
      'a duplicate id',
      { 'b.json': gif, 'c.json': gif },
      '…/b.json, GIF 0 and …/c.json, GIF 0 have the same id, "a".',
    ],
    [
      'images beside a picture',
      { 'cat.gif': GIF, 'cat.json': gif },
      '…/cat.json must be an object without "images", which come from the files.',
    ],
  ];
  it.each(wrong)('with %s', async (_, files, message) => {
    for (const [name, content] of Object.entries(files)) put(name, content);
    const open = () => createSandbox({ catalog: folder });
    expect(open).toThrow(message.replaceAll('…', folder));
    expect(open).toThrow(expect.objectContaining({ name: 'CatalogError' }));
  });

  it('if it does not exist or is a subfolder', async () => {
    mkdirSync(join(folder, 'more.gif'));
    expect(() => createSandbox({ catalog: folder })).toThrow(
      /^Cannot read .*more\.gif of the catalog: EISDIR/,
    );
    expect(() => createSandbox({ catalog: join(folder, 'none') })).toThrow(
      /^Cannot read the folder ".*none" of the catalog: ENOENT/,
    );
  });
});

it('reads the size of every kind of WebP', async () => {
  const webp = (chunk: string, bytes: number[]) =>
    Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), Buffer.from(chunk), Buffer.from(bytes)]);
  const lossy = webp('VP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a, 44, 1, 200, 0]);
  const lossless = webp('VP8L', [0, 0, 0, 0, 0x2f, 43, 1 | ((199 << 6) & 0xc0), 199 >> 2, 0]);
  const extended = webp('VP8X', [0, 0, 0, 0, 0, 0, 0, 0, 43, 1, 0, 199, 0, 0]);
  for (const bytes of [lossy, lossless, extended]) {
    expect(pictureHeader(bytes, 'webp')).toMatchObject({ width: 300, height: 200 });
  }
});
