import type { CatalogEntry } from './entry.ts';
import { stableId } from './ids.ts';
import { sceneEntry } from './scene-entry.ts';
import { scenes } from './scenes.ts';

/** Item of a kind that exists in real services and breaks many programs. */
interface Awkward {
  /** Determines the id. */
  name: string;
  about: string;
  entry: Partial<CatalogEntry>;
}

const LONG = 'a title that goes on and on '.repeat(12).trim();

const awkward = (name: string, about: string, entry: Partial<CatalogEntry>): Awkward => ({
  name,
  about,
  entry,
});

export const awkwardItems: readonly Awkward[] = [
  awkward('markup-title', 'Title and tags are markup', {
    title: '<script>alert("title")</script><b onclick=alert(1)>bold</b> &amp; \'quoted\'',
    tags: ['awkward', '<img src=x onerror=alert("tag")>', '"><script>alert(2)</script>'],
  }),
  awkward('script-links', 'Links of item and user are javascript: URLs', {
    details: {
      url: 'javascript:alert("url")',
      bitly_url: 'javascript:alert("bitly")',
      source: 'javascript:alert("source")',
      source_post_url: 'javascript:alert("post")',
      user: {
        username: 'scriptlinks',
        display_name: '<i>Script</i> Links',
        avatar_url: 'javascript:alert("avatar")',
        profile_url: 'javascript:alert("profile")',
        is_verified: true,
        is_public: true,
        suppress_chrome: false,
      },
    },
  }),
  awkward('right-to-left', 'Title in Arabic and Hebrew', {
    title: 'قطة سعيدة ترقص חתול שמח רוקד',
    tags: ['awkward', 'قطة', 'חתול'],
  }),
  awkward('emoji-title', 'Title of emoji only, including joined ones', {
    title: '🎉👩‍👩‍👧‍👦🏳️‍🌈👍🏽',
    tags: ['awkward', '🎉'],
  }),
  awkward('empty-title', 'Empty title', { details: { title: '' } }),
  awkward('long-title', 'Title of 349 characters', { title: LONG }),
  awkward('no-tags', 'No tags', { tags: [], details: { featured_tags: [] } }),
  awkward('tag-objects', 'Tags as objects and as strings in one list', {
    tags: ['awkward', { text: 'object' }, 'string', { text: 'mixed up' }],
  }),
  awkward('no-user', 'No user', { username: '' }),
  awkward('verified-user', 'Verified user', { username: 'animalparade' }),
  awkward('private-user', 'User that is not public', { username: 'privateroom' }),
  awkward('suppressed-chrome', 'User with suppress_chrome', { username: 'nochrome' }),
  awkward('no-avatar', 'User without an avatar', { username: 'noavatar' }),
  awkward('no-display-name', 'User without a display name', { username: 'nodisplayname' }),
  awkward('number-flags', 'Every flag, as 0 or 1', {
    details: {
      is_hidden: 0,
      is_removed: 0,
      is_community: 1,
      is_anonymous: 0,
      is_featured: 1,
      is_realtime: 0,
      is_indexable: 1,
      is_preserve_size: 0,
      is_dynamic: 0,
    },
  }),
  awkward('removed', 'is_hidden and is_removed', { details: { is_hidden: 1, is_removed: 1 } }),
  awkward('dynamic', 'is_dynamic', { details: { is_dynamic: 1 } }),
  awkward('numeric-id', 'Id that is a JSON number', {
    id: '402177136',
    details: { id: 402_177_136 },
  }),
  awkward('alt-text', 'alt_text of its own', {
    details: { alt_text: 'A loop with a description by its author' },
  }),
  awkward('restricted', 'Rated r', { rating: 'r' }),
  awkward('broken-rendition', 'fixed_width is listed, but its files are not there', {
    missing: ['200w.gif', '200w.webp', '200w.mp4'],
  }),
  awkward('few-renditions', 'Only original and its still are listed', {
    renditions: ['original', 'original_still'],
  }),
  awkward('no-renditions', 'No renditions at all', { renditions: [] }),
  awkward('youtube', 'External media at YouTube, from second 12', {
    details: {
      external_media: { provider_name: 'youtube', asset_uid: 'aqz-KE-bpKQ', start: 12 },
    },
  }),
  awkward('youtube-start-0', 'External media at YouTube, from its start', {
    details: { external_media: { provider_name: 'youtube', asset_uid: 'aqz-KE-bpKQ', start: 0 } },
  }),
  awkward('vimeo', 'External media at Vimeo, from second 30', {
    details: { external_media: { provider_name: 'vimeo', asset_uid: '1084537', start: 30 } },
  }),
  awkward('vimeo-bad-id', 'External media at Vimeo whose id is neither a number nor an address', {
    details: { external_media: { provider_name: 'vimeo', asset_uid: 'not-a-number', start: 0 } },
  }),
];

export const awkwardId = (name: string): string =>
  awkwardItems.find((item) => item.name === name)?.entry.id ?? stableId(`awkward:${name}`);

export function awkwardEntries(): CatalogEntry[] {
  const pictures = scenes.filter(({ kind }) => kind === 'gif');
  return awkwardItems.flatMap(({ name, entry }, index) => {
    const scene = pictures[index % pictures.length];
    if (!scene) return [];
    const base = sceneEntry(scene, `awkward:${name}`, {
      title: name.replaceAll('-', ' '),
      tags: ['awkward'],
    });
    const whole: CatalogEntry = {
      ...base,
      rating: 'g',
      username: 'gifkit',
      unlisted: true,
      ...entry,
      details: { ...base.details, ...entry.details },
    };
    return [whole];
  });
}
