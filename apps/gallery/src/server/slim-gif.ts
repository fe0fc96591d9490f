import type { IGif, IImages, IUser } from '@gifkit/model';

/** The fields of an object that are named and say something. */
function pick(from: object, names: readonly string[]): Readonly<Record<string, unknown>> {
  const entries = Object.entries(from).filter(
    ([name, value]) => names.includes(name) && value !== undefined && value !== '',
  );
  return Object.fromEntries(entries);
}

const GIF_FIELDS = [
  'type',
  'id',
  'url',
  'slug',
  'title',
  'alt_text',
  'tags',
  'is_sticker',
  'is_flashing',
  'analytics_response_payload',
  'video',
];

const USER_FIELDS: readonly (keyof IUser)[] = [
  'id',
  'username',
  'display_name',
  'attribution_display_name',
  'avatar_url',
  'profile_url',
  'is_public',
  'is_verified',
  'suppress_chrome',
];

/** What a tile or the opened GIF may show. */
const SHOWN = [
  'original',
  'fixed_width',
  'fixed_height',
  'fixed_width_small',
  'fixed_height_small',
] as const satisfies readonly (keyof IImages)[];

/** Of what one can also take along: all kinds of files, and their sizes. */
const OFFERED: readonly string[] = ['original', 'fixed_width'];
const SHOWN_FIELDS = ['url', 'webp', 'width', 'height'];
const OFFERED_FIELDS = [...SHOWN_FIELDS, 'mp4', 'size', 'webp_size', 'mp4_size'];

function slimImages(images: Partial<IImages>) {
  const slim: Record<string, unknown> = {};
  for (const name of SHOWN) {
    const [moving, still] = [images[name], images[`${name}_still`]];
    if (moving) slim[name] = pick(moving, OFFERED.includes(name) ? OFFERED_FIELDS : SHOWN_FIELDS);
    // Its size is that of the GIF.
    if (still) slim[`${name}_still`] = pick(still, ['url']);
  }
  return slim;
}

/** A GIF with the fields that the gallery reads, in its lists and opened: a service sends three times as much. */
export function slimGif({ images, user, ...gif }: IGif): IGif {
  return {
    ...pick(gif, GIF_FIELDS),
    images: slimImages(images ?? {}),
    ...(user && { user: pick(user, USER_FIELDS) }),
  } as unknown as IGif;
}
