import { stableId, stableNumber } from './ids.ts';
import { type Account, accounts, creditName, toUser } from './users.ts';

/** Accounts whose channels can be found. */
const visible = accounts.filter(({ public: isPublic, description }) => isPublic && description);

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** How well an account fits: by its names, or else by what it says of itself. */
const fit = (account: Account, wanted: readonly string[]): number => {
  const begins = (text: string) =>
    wanted.every((word) => words(text).some((one) => one.startsWith(word)));
  if (begins(`${account.username} ${account.displayName}`)) return 2;
  return begins(`${account.displayName} ${account.description}`) ? 1 : 0;
};

/** Accounts that have every word, best first. */
export const searchChannels = (typed: string): Account[] => {
  const wanted = words(typed);
  if (wanted.length === 0) return [];
  return visible
    .map((account) => ({ account, fit: fit(account, wanted) }))
    .filter((one) => one.fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .map(({ account }) => account);
};

/** The id of the channel that an account has from the start. */
export const channelId = (username: string): number =>
  1000 + stableNumber(`channel:${username}`, 9_000_000);

/** A channel as the service writes it, with one of its GIFs in front. */
export const toChannel = (
  account: Account,
  { origin, site }: { origin: string; site: string },
  featured: Record<string, unknown> | null,
): Record<string, unknown> => {
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
};
