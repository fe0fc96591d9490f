import { describe, expect, it } from 'vitest';
import { type Ask, ok, openSandbox, refusal } from '../../test/platform.ts';

const make = async (ask: Ask, display_name: string, parent?: number): Promise<number> =>
  (await ok(ask('POST /api/v4/channels/', { display_name, parent }))).id;

const move = (ask: Ask, id: number, position: string | number, target_channel: number) =>
  ask(`POST /api/v4/channels/${id}/move/`, { position, target_channel });

const below = async (ask: Ask, id: number): Promise<string[]> => {
  const { results } = await ok(ask(`GET /api/v4/channels/${id}/children/`));
  return results.map(({ slug }: { slug: string }) => slug);
};

describe('a channel', () => {
  it.each([
    ['left', 'a', ['c', 'a', 'b']],
    ['right', 'a', ['a', 'c', 'b']],
    ['first-child', 'root', ['c', 'a', 'b']],
    ['last-child', 'root', ['a', 'b', 'c']],
    [1, 'root', ['a', 'c', 'b']],
    ['0', 'root', ['c', 'a', 'b']],
  ])('moves to %s of %s', async (position, target, expected) => {
    const { ask } = openSandbox();
    const root = await make(ask, 'root');
    const ids = new Map([['root', root]]);
    for (const name of ['a', 'b', 'c']) ids.set(name, await make(ask, name, root));
    await ok(move(ask, ids.get('c') ?? 0, position, ids.get(target) ?? 0));
    expect(await below(ask, root)).toEqual(expected);
  });

  it('is found by its id as slug if its name has no Latin letters', async () => {
    const { ask } = openSandbox();
    const ids = [await make(ask, '猫'), await make(ask, '😀')];
    for (const id of ids) {
      const { results } = await ok(ask(`GET /api/v4/channels?slug=${id}`));
      expect(results).toMatchObject([{ id, url: `/channel/${id}` }]);
    }
    expect((await ask(`PATCH /api/v4/channels/${ids[0]}/`, { slug: '' })).status).toBe(400);
  });

  it('cannot move below itself or to an unknown position', async () => {
    const { ask } = openSandbox();
    const root = await make(ask, 'root');
    const child = await make(ask, 'child', root);
    expect(await refusal(move(ask, root, 'left', child))).toEqual([
      400,
      'A channel cannot be moved below itself.',
    ]);
    expect((await move(ask, child, 'above', root)).status).toBe(400);
    expect((await move(ask, child, 'left', 404)).status).toBe(404);
  });

  it('is removed with its descendants, items and tags', async () => {
    const { ask } = openSandbox();
    const root = await make(ask, 'root');
    const child = await make(ask, 'child', root);
    const tag = await ok(ask('POST /api/v4/channel-ranked-tags/', { channel: child, tag: 'cat' }));
    await ok(ask(`DELETE /api/v4/channels/${root}/`));
    expect((await ask(`GET /api/v4/channels/${child}`)).status).toBe(404);
    expect((await ask(`DELETE /api/v4/channel-ranked-tags/${tag.id}/`)).status).toBe(404);
  });
});
