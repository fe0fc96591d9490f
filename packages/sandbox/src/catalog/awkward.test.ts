import { describe, expect, it } from 'vitest';
import { all, type Json, openApi } from '../test/api.ts';
import { awkwardId, awkwardItems } from './awkward.ts';

const api = openApi();

const get = async (name: string): Promise<Json> =>
  (await api.get(`/v1/gifs/${awkwardId(name)}`)).item;

describe('awkward items', () => {
  it.each(awkwardItems.map(({ name }) => name))('are found by their id: %s', async (name) => {
    const item = await get(name);
    expect(String(item.id)).toBe(awkwardId(name));
  });

  it('keep their ids between versions', () => {
    expect(awkwardId('markup-title')).toBe('aV1oGHwXE95BUuPaSW');
    expect(awkwardId('numeric-id')).toBe('402177136');
  });

  it('are found by searching, but not in trending', async () => {
    const ids = awkwardItems.map(({ name }) => awkwardId(name));
    const found = await api.get('/v1/gifs/search?q=awkward&limit=50');
    expect(found.pagination.total_count).toBe(awkwardItems.length - 1);
    for (const list of ['trending?', `related?gif_id=${awkwardId('youtube')}&`]) {
      const { data } = await api.get(`/v1/gifs/${list}limit=50&rating=r`);
      expect(all(data, 'id').filter((id) => ids.includes(String(id)))).toEqual([]);
    }
  });

  it('have the advertised defects', async () => {
    expect((await get('markup-title')).title).toContain('<script>');
    expect((await get('script-links')).url).toMatch(/^javascript:/);
    expect((await get('right-to-left')).title).toMatch(/\p{Script=Arabic}.*\p{Script=Hebrew}/u);
    expect((await get('empty-title')).title).toBe('');
    expect((await get('no-tags')).tags).toEqual([]);
    expect(await get('no-user')).not.toHaveProperty('user');
    expect((await get('private-user')).user).toMatchObject({ is_public: false });
    expect((await get('suppressed-chrome')).user).toMatchObject({ suppress_chrome: true });
    expect((await get('no-avatar')).user).toMatchObject({ avatar_url: '' });
    expect((await get('no-display-name')).user).toMatchObject({ display_name: '' });
    expect((await get('verified-user')).user).toMatchObject({ is_verified: true });
    expect((await get('numeric-id')).id).toBe(402177136);
    expect((await get('dynamic')).is_dynamic).toBe(1);
    expect((await get('restricted')).rating).toBe('r');
    expect((await get('youtube')).external_media).toEqual({
      provider_name: 'youtube',
      asset_uid: 'aqz-KE-bpKQ',
      start: 12,
    });
    expect((await get('vimeo')).external_media).toMatchObject({ provider_name: 'vimeo' });
  });

  it('list renditions that do not exist, or hardly any', async () => {
    const { images } = (await get('broken-rendition')) as { images: Record<string, Json> };
    const path = (name: string) => new URL(String(images[name]?.url)).pathname;
    expect((await api.raw(path('fixed_width'))).status).toBe(404);
    expect((await api.raw(path('fixed_width_small'), { method: 'HEAD' })).status).toBe(200);
    expect(Object.keys((await get('few-renditions')).images as Json)).toEqual([
      'original',
      'original_still',
    ]);
    expect((await get('no-renditions')).images).toEqual({});
  });

  it('show accounts whose pictures exist, including small ones', async () => {
    const { user } = (await get('verified-user')) as { user: Json };
    const { pathname } = new URL(String(user.avatar_url));
    const small = pathname.replace(/\.(\w+)$/, '/80h.$1');
    for (const path of [pathname, small]) expect((await api.raw(path)).status, path).toBe(200);
    const { pathname: page } = new URL(String(user.profile_url));
    expect((await api.raw(page)).status).toBe(302);
  });
});
