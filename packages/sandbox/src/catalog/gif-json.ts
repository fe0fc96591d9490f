import { type Entry, type Kind, tagText } from './entry.ts';
import { creditName, findAccount, toUser } from './users.ts';

export interface Addresses {
  /** Origin of the request, for media, avatars and analytics. */
  origin: string;
  /** Site of the items' pages, without trailing slash. */
  site: string;
  /** Prefix of embed URLs; the item's id is appended. */
  embed: string;
}

export interface MediaJson {
  images: Record<string, unknown>;
  video?: Record<string, unknown>;
}

interface AnalyticsContext {
  responseId: string;
  /** Kind of request: `GIF_SEARCH`, `GIF_TRENDING`, … */
  eventType: string;
}

const NOUNS: Partial<Record<Kind, string>> = { gif: 'GIF', video: 'Clip' };

/** Flags of items from channels and of emoji. */
export const FLAGS = {
  is_hidden: 0,
  is_removed: 0,
  is_community: 0,
  is_anonymous: 0,
  is_featured: 0,
  is_realtime: 0,
};

const ACTIONS = { onload: 'SEEN', onclick: 'CLICK', onsent: 'SENT' } as const;

/** Encodes the item and its response for the pingback service. */
export function analyticsPayload(id: string, { responseId, eventType }: AnalyticsContext): string {
  const cid = `${responseId.slice(0, 8)}${responseId}`;
  return `e=${btoa(`gif_id=${id}&event_type=${eventType}&cid=${cid}`)}`;
}

const analytics = (id: string, origin: string, { responseId, eventType }: AnalyticsContext) =>
  Object.fromEntries(
    Object.entries(ACTIONS).map(([name, action]) => [
      name,
      {
        url: `${origin}/simple_analytics?response_id=${responseId}&event_type=${eventType}&gif_id=${id}&action_type=${action}`,
      },
    ]),
  );

export function toGif(
  entry: Entry,
  { origin, site, embed }: Addresses,
  { images, video }: MediaJson,
  context: AnalyticsContext,
): Record<string, unknown> {
  const { id, kind, slug, tags, username, source } = entry;
  const account = findAccount(username);
  const credit = account ? ` by ${creditName(account)}` : '';
  const short = `${origin}/g/${id}`;
  const plainTags = tags.map(tagText);
  const noun = NOUNS[kind] ?? 'Sticker';
  return {
    type: kind,
    id,
    url: `${site}/${noun.toLowerCase()}s/${slug}`,
    slug,
    bitly_gif_url: short,
    bitly_url: short,
    embed_url: `${embed}${id}`,
    username,
    source,
    title: `${entry.title} ${noun}${credit}`,
    rating: entry.rating,
    content_url: '',
    tags,
    featured_tags: plainTags.slice(0, 3),
    user_tags: [],
    source_tld: URL.canParse(source) ? new URL(source).hostname : '',
    source_post_url: source,
    is_sticker: kind === 'gif' || kind === 'video' ? 0 : 1,
    import_datetime: entry.importedAt,
    trending_datetime: entry.trendedAt,
    images,
    ...(video && { video }),
    ...(account && { user: toUser(account, origin, site) }),
    analytics_response_payload: analyticsPayload(id, context),
    analytics: analytics(id, origin, context),
    ...entry.details,
  };
}
