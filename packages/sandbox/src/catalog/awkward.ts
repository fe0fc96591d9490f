import type { CatalogEntry } from './entry.ts';
import { stableId } from './ids.ts';
import type { CatalogScene } from './scene.ts';
import { sceneEntry } from './scene-entry.ts';

/** Item of a kind that exists in real services and breaks many programs. */
interface Awkward {
  /** Determines the id. */
  name: string;
  about: string;
  entry: Partial<CatalogEntry>;
}

const LONG = 'a title that goes on and on '.repeat(12).trim();
const user = (fields: Record<string, unknown>) => ({ user: fields });

export const awkwardItems: readonly Awkward[] = [
  {
    name: 'markup-title',
    about: 'Title and tags are markup',
    entry: {
      title: '<script>alert("title")</script><b onclick=alert(1)>bold</b> &amp; \'quoted\'',
      tags: ['awkward', '<img src=x onerror=alert("tag")>', '"><script>alert(2)</script>'],
    },
  },
  {
    name: 'script-links',
    about: 'Links of item and user are javascript: URLs',
    entry: {
      details: {
        url: 'javascript:alert("url")',
        bitly_url: 'javascript:alert("bitly")',
        source: 'javascript:alert("source")',
        source_post_url: 'javascript:alert("post")',
        ...user({
          username: 'scriptlinks',
          display_name: '<i>Script</i> Links',
          avatar_url: 'javascript:alert("avatar")',
          profile_url: 'javascript:alert("profile")',
          is_verified: true,
          is_public: true,
          suppress_chrome: false,
        }),
      },
    },
  },
  {
    name: 'right-to-left',
    about: 'Title in Arabic and Hebrew',
    entry: { title: 'قطة سعيدة ترقص חתול שמח רוקד', tags: ['awkward', 'قطة', 'חתול'] },
  },
  {
    name: 'emoji-title',
    about: 'Title of emoji only, including joined ones',
    entry: { title: '🎉👩‍👩‍👧‍👦🏳️‍🌈👍🏽', tags: ['awkward', '🎉'] },
  },
  {
    name: 'empty-title',
    about: 'Empty title',
    entry: { details: { title: '' } },
  },
  { name: 'long-title', about: 'Title of 335 characters', entry: { title: LONG } },
  {
    name: 'no-tags',
    about: 'No tags',
    entry: { tags: [], details: { featured_tags: [] } },
  },
  {
    name: 'tag-objects',
    about: 'Tags as objects and as strings in one list',
    entry: { tags: ['awkward', { text: 'object' }, 'string', { text: 'mixed up' }] },
  },
  { name: 'no-user', about: 'No user', entry: { username: '' } },
  { name: 'verified-user', about: 'Verified user', entry: { username: 'animalparade' } },
  { name: 'private-user', about: 'User that is not public', entry: { username: 'privateroom' } },
  {
    name: 'suppressed-chrome',
    about: 'User with suppress_chrome',
    entry: { username: 'nochrome' },
  },
  { name: 'no-avatar', about: 'User without an avatar', entry: { username: 'noavatar' } },
  {
    name: 'no-display-name',
    about: 'User without a display name',
    entry: { username: 'nodisplayname' },
  },
  {
    name: 'number-flags',
    about: 'Every flag, as 0 or 1',
    entry: {
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
    },
  },
  {
    name: 'removed',
    about: 'is_hidden and is_removed',
    entry: { details: { is_hidden: 1, is_removed: 1 } },
  },
  { name: 'dynamic', about: 'is_dynamic', entry: { details: { is_dynamic: 1 } } },
  {
    name: 'numeric-id',
    about: 'Id that is a JSON number',
    entry: { id: '402177136', details: { id: 402_177_136 } },
  },
  {
    name: 'alt-text',
    about: 'alt_text of its own',
    entry: { details: { alt_text: 'A loop with a description by its author' } },
  },
  { name: 'restricted', about: 'Rated r', entry: { rating: 'r' } },
  {
    name: 'broken-rendition',
    about: 'fixed_width is listed, but its files are not there',
    entry: { missing: ['200w.gif', '200w.webp', '200w.mp4'] },
  },
  {
    name: 'few-renditions',
    about: 'Only original and its still are listed',
    entry: { renditions: ['original', 'original_still'] },
  },
  { name: 'no-renditions', about: 'No renditions at all', entry: { renditions: [] } },
  {
    name: 'youtube',
    about: 'External media at YouTube, from second 12',
    entry: {
      details: {
        external_media: { provider_name: 'youtube', asset_uid: 'aqz-KE-bpKQ', start: 12 },
      },
    },
  },
  {
    name: 'youtube-start-0',
    about: 'External media at YouTube, from its start',
    entry: {
      details: { external_media: { provider_name: 'youtube', asset_uid: 'aqz-KE-bpKQ', start: 0 } },
    },
  },
  {
    name: 'vimeo',
    about: 'External media at Vimeo, from second 30',
    entry: {
      details: { external_media: { provider_name: 'vimeo', asset_uid: '1084537', start: 30 } },
    },
  },
  {
    name: 'vimeo-bad-id',
    about: 'External media at Vimeo whose id is neither a number nor an address',
    entry: {
      details: { external_media: { provider_name: 'vimeo', asset_uid: 'not-a-number', start: 0 } },
    },
  },
];

export const awkwardId = (name: string): string =>
  awkwardItems.find((item) => item.name === name)?.entry.id ?? stableId(`awkward:${name}`);

export function awkwardEntries(scenes: readonly CatalogScene[]): CatalogEntry[] {
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
