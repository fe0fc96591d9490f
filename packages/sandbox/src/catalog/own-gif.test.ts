import { describe, expect, it } from 'vitest';
import type { SandboxOptions } from '../create-sandbox.ts';
import { createSandbox } from '../create-sandbox.ts';
import { endpoints } from '../endpoints.ts';
import { openApi } from '../test/api.ts';
import { SESSION } from '../test/platform.ts';

const url = 'https://media.example/mia.gif';
const mia = {
  id: 'mia1',
  title: 'Mia the cat',
  tags: ['tabby'],
  username: 'me',
  images: {
    original: { url, width: '480', height: '270' },
    fixed_height: { webp: 'https://media.example/mia.webp', width: '356', height: '200' },
  },
  alt_text: 'A cat in a box',
};
const rex = { ...mia, id: 402, title: 'Rex', tags: [{ text: 'dog' }], type: 'sticker' };

const { get, raw, sandbox } = openApi({ catalog: [mia, rex] });

describe('a custom catalog', () => {
  it('replaces all other items', async () => {
    const { data } = await get('/v1/gifs/search?q=cat');
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ ...mia, id: 'mia1', rating: 'g', type: 'gif' });
    expect((await get('/v1/gifs/search?q=robot')).data).toEqual([]);
    expect((await get('/v1/stickers/trending?limit=9')).data).toMatchObject([
      { id: 402, title: 'Rex' },
    ]);
    expect((await get('/v1/tags/related/tabby')).status).toBe(200);
  });

  it('has analytics of its response', async () => {
    const { data, meta } = await get('/v1/gifs/trending?limit=1');
    expect(atob(String(data[0]?.analytics_response_payload).slice(2))).toContain(
      String(meta.response_id),
    );
  });

  it('can be edited and reset like built-in items', async () => {
    const headers = { ...SESSION, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ gif_id: 'mia1', key: 'title', value: 'Quokka' });
    await raw('/ajax/gif/update', { method: 'POST', headers, body });
    expect((await get('/v1/gifs/mia1')).item.title).toBe('Quokka');
    sandbox.reset();
    expect((await get('/v1/gifs/mia1')).item.title).toBe('Mia the cat');
  });

  it('works with every call', async () => {
    for (const { method, path: pattern, example } of endpoints) {
      if (!example || pattern.includes(':file')) continue;
      const path = example.replace(/\{\w+\}/g, 'mia1');
      const { status } = await raw(`${path}${path.includes('?') ? '&' : '?'}api_key=k`, { method });
      expect(status, `${method} ${path}`).toBeLessThan(500);
    }
  });

  it('may be a response of another sandbox', async () => {
    const first = createSandbox();
    const path = '/v1/gifs/search?q=cat&limit=2&api_key=k';
    const search = async ({ fetch }: Pick<typeof first, 'fetch'>) =>
      (await (await fetch(new Request(`http://a.test${path}`))).json()).data as (typeof mia)[];
    const found = await search(first);
    expect(found).toHaveLength(2);
    const second = createSandbox({ catalog: found });
    expect((await search(second)).map(({ images }) => images)).toEqual(
      found.map(({ images }) => images),
    );
    await first.close();
    await second.close();
  });

  it('may be empty', async () => {
    const empty = createSandbox({ catalog: [] });
    const found = await empty.fetch(new Request('http://a.test/v1/gifs/trending?api_key=k'));
    expect((await found.json()).data).toEqual([]);
    await empty.close();
  });
});

describe('a custom GIF is refused', () => {
  const images = mia.images;
  const wrong: [unknown, string][] = [
    ['cat', 'GIF 0 of the catalog: Invalid input: expected object, received string.'],
    [{ images }, 'GIF 0 of the catalog: Field "id": '],
    [{ id: 'a-b', images }, 'Field "id": must be 1 to 100 letters, digits or _.'],
    [{ id: 'a', title: 7, images }, 'Field "title": Invalid input: expected string'],
    [{ id: 'a', type: 'emoji', images }, 'Field "type": Invalid option: expected one of "gif"|'],
    [{ id: 'a', rating: 'x', images }, 'Field "rating": Invalid option: expected one of "y"|'],
    [{ id: 'a', tags: 'cat', images }, 'Field "tags": Invalid input: expected array'],
    [{ id: 'a' }, 'Field "images" is required.'],
    [{ id: 'a', images: { original: {} } }, 'Field "images": must have a rendition with a URL.'],
    [
      { id: 'a', images: { original: { url: 'cat.gif' } } },
      'Field "images.original.url": must be an absolute URL.',
    ],
    [{ id: 'a', images, video: 'x' }, 'Field "video": Invalid input: expected object'],
  ];
  it.each(wrong)('if it is %j', (gif, message) => {
    const open = () => createSandbox({ catalog: [gif] } as SandboxOptions);
    expect(open).toThrow(message);
    expect(open).toThrow(expect.objectContaining({ name: 'CatalogError' }));
  });

  it('if its id is not unique', () => {
    expect(() => createSandbox({ catalog: [mia, rex, mia] })).toThrow(
      'GIF 0 of the catalog and GIF 2 of the catalog have the same id, "mia1".',
    );
  });
});
