import { stableId, stableNumber } from './ids.ts';

/** Account without absolute URLs, which each request adds. */
export interface Account {
  username: string;
  displayName: string;
  description: string;
  verified: boolean;
  /** A private account is not named with its GIFs. */
  public: boolean;
  suppressChrome: boolean;
  avatar: boolean;
  userType: 'partner' | 'artist' | 'user';
  staff: boolean;
}

const account = (
  username: string,
  displayName: string,
  description: string,
  more: Partial<Account> = {},
): Account => ({
  username,
  displayName,
  description,
  verified: false,
  public: true,
  suppressChrome: false,
  avatar: true,
  userType: 'artist',
  staff: false,
  ...more,
});

const partner: Partial<Account> = { verified: true, userType: 'partner' };

export const accounts: readonly Account[] = [
  account('gifkit', 'Gifkit', 'A little of everything, drawn by code.', {
    ...partner,
    staff: true,
  }),
  account('bigmoods', 'Big Moods', 'Reactions for every moment.', partner),
  account('animalparade', 'Animal Parade', 'Paws, wings and fins in a loop.', partner),
  account('partyloops', 'Party Loops', 'Confetti for every occasion.', partner),
  account('outerspace', 'Outer Space', 'Planets, rockets and the space in between.', partner),
  account('sportsloops', 'Sports Loops', 'Every goal, again and again.', partner),
  account('snacktime', 'Snack Time', 'Loops that make you hungry.'),
  account('noavatar', 'No Avatar', 'An account that never chose a picture.', { avatar: false }),
  account('nodisplayname', '', 'An account known only by its username.'),
  account('privateroom', 'Private Room', 'An account that is not public.', {
    public: false,
    userType: 'user',
  }),
  account('nochrome', 'No Chrome', 'An account that asks for bare players.', {
    verified: true,
    suppressChrome: true,
  }),
  account('Emoji', '', '', partner),
];

const byName = new Map(accounts.map((one) => [one.username, one]));

export const findAccount = (username: string): Account | undefined => byName.get(username);

/** Name at the end of a title: "… GIF by Animal Parade". */
export const creditName = ({ displayName, username }: Account): string => displayName || username;

export function toUser(one: Account, origin: string, site: string): Record<string, unknown> {
  const folder = `${origin}/avatars/${one.username}`;
  const avatar = one.avatar ? `${folder}/${stableId(`avatar:${one.username}`, 12)}.png` : '';
  return {
    id: 1000 + stableNumber(`user:${one.username}`, 9_000_000),
    avatar_url: avatar,
    avatar,
    banner_image: '',
    banner_url: '',
    profile_url: `${site}/${one.username}/`,
    username: one.username,
    display_name: one.displayName,
    attribution_display_name: creditName(one),
    name: one.displayName,
    description: one.description,
    suppress_chrome: one.suppressChrome,
    user_type: one.userType,
    is_public: one.public,
    is_staff: one.staff,
    is_superuser: false,
    is_verified: one.verified,
    metadata_title: '',
    metadata_description: '',
    website_url: '',
    website_display_url: '',
    facebook_url: '',
    twitter_url: '',
    twitter: '',
    instagram_url: '',
    tumblr_url: '',
    last_login: null,
    date_joined: '2019-04-15 14:56:34',
  };
}
