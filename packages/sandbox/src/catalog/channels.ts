import { stableId, stableNumber } from './ids.ts';
import { type Account, accounts, creditName, toUser } from './users.ts';

/** Accounts whose channels a search finds. */
const visible = accounts.filter(({ public: isPublic, description }) => isPublic && description);

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** How well an account matches: 2 by its names, 1 by its description, 0 not at all. */
const matchOf = (account: Account, wanted: readonly string[]): number => {
  const begins = (text: string) =>
    wanted.every((word) => words(text).some((one) => one.startsWith(word)));
  if (begins(`${account.username} ${account.displayName}`)) return 2;
  return begins(`${account.displayName} ${account.description}`) ? 1 : 0;
};

/** Accounts that match every word, best first. */
export function searchChannels(typed: string): Account[] {
  const wanted = words(typed);
  if (wanted.length === 0) return [];
  return visible
    .map((account) => ({ account, match: matchOf(account, wanted) }))
    .filter((one) => one.match > 0)
    .sort((a, b) => b.match - a.match)
    .map(({ account }) => account);
}

/** Id of an account's own channel. */
export const channelId = (username: string): number =>
  1000 + stableNumber(`channel:${username}`, 9_000_000);

/** A channel as the service writes it. */
export function toChannel(
  account: Account,
  { origin, site }: { origin: string; site: string },
  featured: Record<string, unknown> | null,
): Record<string, unknown> {
  const { username, description } = account;
  const name = creditName(account);
  return {
    id: channelId(username),
    url: `/${username}`,
    display_name: name,
    parent: null,
    slug: username,
    type: account.staff ? 'editorial' : 'community',
    content_type: 'gif',
    user: toUser(account, origin, site),
    banner_image: `${origin}/headers/${username}/${stableId(`header:${username}`, 12)}.gif`,
    short_display_name: name,
    description,
    metadata_description: description,
    has_children: false,
    is_visible: true,
    is_private: false,
    is_live: false,
    featured_gif: featured,
    screensaver_gif: null,
    tags: [],
    live_since_datetime: null,
    live_until_datetime: null,
    ancestors: [],
    syncable_tags: [],
  };
}
