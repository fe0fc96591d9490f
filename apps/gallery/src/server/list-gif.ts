import type { IGif, IImages } from '@gifkit/model';
import { PLAYABLE_RENDITIONS } from '@gifkit/model/internal';
import { pickFields, USER_FIELDS } from '@gifkit/server-kit';

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

/** Of what one can also take along: all kinds of files, and their sizes. */
const OFFERED: readonly string[] = ['original', 'fixed_width'];
const SHOWN_FIELDS = ['url', 'webp', 'width', 'height'];
const OFFERED_FIELDS = [...SHOWN_FIELDS, 'mp4', 'size', 'webp_size', 'mp4_size'];

function slimImages(images: Partial<IImages>) {
  const slim: Record<string, unknown> = {};
  for (const name of PLAYABLE_RENDITIONS) {
    const [moving, still] = [images[name], images[`${name}_still`]];
    if (moving)
      slim[name] = pickFields(moving, OFFERED.includes(name) ? OFFERED_FIELDS : SHOWN_FIELDS);
    // Its size is that of the GIF.
    if (still) slim[`${name}_still`] = pickFields(still, ['url']);
  }
  return slim;
}

/** A GIF with the fields that the gallery reads, in its lists and opened: a service sends three times as much. */
export function toListGif({ images, user, ...gif }: IGif): IGif {
  return {
    ...pickFields(gif, GIF_FIELDS),
    images: slimImages(images ?? {}),
    ...(user && { user: pickFields(user, USER_FIELDS) }),
  } as unknown as IGif;
}
