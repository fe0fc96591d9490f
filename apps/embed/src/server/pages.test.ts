import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSandbox } from '../test/sandbox.ts';
import { ASSETS, SETTINGS } from '../test/settings.ts';
import { createEmbed } from './app.ts';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

let id = '';
beforeAll(async () => {
  id = await sandbox.firstId();
});

const USER = {
  username: 'cats',
  display_name: 'Cats of the house',
  avatar_url: 'https://media.example/avatars/cats.jpg',
  profile_url: 'https://site.example/cats',
  is_public: 1,
  is_verified: 1,
};

async function draw(fields: object, path = 'embed'): Promise<string> {
  const fetch = sandbox.editing((gif) => Object.assign(gif, fields));
  const app = createEmbed(SETTINGS, ASSETS, { fetch });
  const page = await (await app.request(`/${path}/${id}`)).text();
  return page.slice(page.indexOf('<body>')).replace(/<script type="application\/json".*/s, '');
}

/** Returns the opening tag of the link around a text. */
const linkAround = (markup: string, text: string): string =>
  markup.match(/<a [^>]*>.*?<\/a>/gs)?.find((link) => link.includes(text)) ?? '';

describe('a page', () => {
  it('shows the provider’s logo with a link to its site', async () => {
    const logo = linkAround(await draw({}), 'Gifkit');
    expect(logo).toContain(`href="${SETTINGS.siteUrl}`);
    expect(logo).toContain('target="_blank"');
  });

  it('shows a GIF at most twice as wide as its pixels', async () => {
    const fetch = sandbox.editing((gif) =>
      Object.assign(gif, { images: { original: { width: '480', height: '270' } } }),
    );
    const page = await createEmbed(SETTINGS, ASSETS, { fetch }).request(`/embed/${id}`);
    expect(await page.text()).toContain('--widest:960px');
  });

  it('names the verified uploader, with a 32 px avatar and a link that opens a new tab', async () => {
    const link = linkAround(await draw({ user: USER }), '@cats');
    expect(link).toContain('href="https://site.example/cats"');
    expect(link).toContain('target="_blank"');
    expect(link).toContain('aria-label="By Cats of the house @cats, verified');
    const [avatar = ''] = /<img[^>]*>/.exec(link) ?? [];
    expect(avatar).toContain('src="https://media.example/avatars/cats/80h.jpg"');
    expect(avatar).toContain('width="32" height="32"');
    expect(link).toMatch(/<svg[^>]*width="14"/);
    const unverified = linkAround(await draw({ user: { ...USER, is_verified: 0 } }), '@cats');
    expect(unverified).not.toMatch(/verified|width="14"/);
  });

  it.each([
    ['without a user', undefined],
    ['of a user who is not public', { ...USER, is_public: 0 }],
    ['of a user who suppresses it', { ...USER, suppress_chrome: 1 }],
  ])('shows no attribution for a GIF %s', async (_, user) => {
    expect(await draw({ user })).not.toMatch(/@cats|avatars\/cats|giphy-default-avatar/);
  });

  it.each([
    ['youtube', 'dQw4w9WgXcQ'],
    ['vimeo', '76979871'],
  ])('has a Watch link only for a GIF from %s', async (provider_name, asset_uid) => {
    const watch = />\s*Watch\s*</;
    expect(await draw({ external_media: { provider_name, asset_uid } })).toMatch(watch);
    expect(await draw({ external_media: undefined })).not.toMatch(watch);
  });
});
