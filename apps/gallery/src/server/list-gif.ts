import type { IGif } from '@gifkit/model';
import { PLAYABLE_RENDITIONS } from '@gifkit/model/internal';
import { pickFields, pickRenditions, type RenditionFields, USER_FIELDS } from '@gifkit/server-kit';
import { DOWNLOADED_RENDITIONS } from '../gif/formats.ts';

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

/** Downloadable renditions keep all file types and sizes. */
const DOWNLOADED: readonly string[] = DOWNLOADED_RENDITIONS.map(({ name }) => name);
const SHOWN_FIELDS = ['url', 'webp', 'width', 'height'];
const DOWNLOADED_FIELDS = [...SHOWN_FIELDS, 'mp4', 'size', 'webp_size', 'mp4_size'];

const IMAGE_FIELDS = PLAYABLE_RENDITIONS.flatMap((name): RenditionFields[] => [
  [name, DOWNLOADED.includes(name) ? DOWNLOADED_FIELDS : SHOWN_FIELDS],
  // A still has the size of its GIF.
  [`${name}_still`, ['url']],
]);

/** Reduces a GIF to the fields that the gallery reads, a third of the response. */
export function toListGif({ images, user, ...gif }: IGif): IGif {
  return {
    ...pickFields(gif, GIF_FIELDS),
    images: pickRenditions(images ?? {}, IMAGE_FIELDS),
    ...(user && { user: pickFields(user, USER_FIELDS) }),
  } as unknown as IGif;
}
