import {
  getAltText,
  type IGif,
  type IUser,
  type RenditionName,
  safeUrl,
  shouldShowAttribution,
} from '@gifkit/model';
import { pickFields, pickRenditions, type RenditionFields } from '@gifkit/server-kit';
import type { RelatedStill } from '../page-data.ts';
import { chooseFilms } from '../player/film.ts';
import { PICTURE_RENDITIONS } from '../player/stage-images.ts';

type Kinds = Parameters<typeof getAltText>[1];

type Fields = Readonly<Record<string, unknown>>;

const GIF_FIELDS = ['type', 'id', 'url', 'title', 'external_media', 'analytics_response_payload'];
const USER_FIELDS = ['username', 'avatar_url', 'profile_url', 'is_verified'];
/** Size fields of each rendition; a still has the size of its GIF. */
const SIZE_FIELDS = ['width', 'height'];
/** Fields of its picture files; their sizes decide between several. */
const FILE_FIELDS = ['url', 'webp', 'size', 'webp_size'];

function shownFields(gif: IGif): RenditionFields[] {
  const films = chooseFilms(gif);
  const isFilm = films.length > 0;
  return [
    ...PICTURE_RENDITIONS.flatMap((name): RenditionFields[] => [
      // With a film, one picture is enough as the fallback.
      [name, isFilm && name !== 'original' ? SIZE_FIELDS : [...SIZE_FIELDS, ...FILE_FIELDS]],
      [`${name}_still`, ['url']],
    ]),
    ...films.map(
      ({ rendition }): RenditionFields => [
        rendition as RenditionName,
        [...SIZE_FIELDS, 'mp4', 'mp4_size'],
      ],
    ),
  ];
}

/**
 * Reduces a GIF to the fields that the page and its lazy-loaded parts read, about a tenth of the response. It has a user
 * only if the uploader is shown.
 *
 * @param kinds localized names of the media types. Default: English.
 */
export function toPageGif(gif: IGif, kinds?: Kinds): IGif {
  const { user, video } = gif;
  return {
    ...pickFields(gif, GIF_FIELDS),
    ...(gif.is_sticker && { is_sticker: true }),
    ...(gif.is_flashing && { is_flashing: true }),
    alt_text: getAltText(gif, kinds),
    images: pickRenditions(gif.images, shownFields(gif)),
    ...(shouldShowAttribution(user) && user.username && { user: slimUser(user) }),
    ...(video && { video: slimVideo(video) }),
  } as unknown as IGif;
}

const slimUser = ({ attribution_display_name, display_name, ...user }: IUser): Fields => {
  const name = attribution_display_name || display_name;
  return { ...pickFields(user, USER_FIELDS), ...(name && { display_name: name }) };
};

const slimEach = (parts: Readonly<Record<string, object>>, fields: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, pickFields(part, fields)]));

/** Drops the source asset, which is never played. */
const slimVideo = ({
  assets: { source: _, ...assets },
  captions,
}: NonNullable<IGif['video']>): Fields => ({
  assets: slimEach(assets, ['url', 'width', 'height']),
  ...(captions && { captions: slimEach(captions, ['vtt']) }),
});

const STILLS = ['fixed_width_still', 'fixed_width_small_still'] as const;

/** Reduces a related GIF to what its still needs in any language, about 2% of the response. */
export const toRelatedGif = ({ user, ...gif }: IGif): IGif =>
  ({
    ...pickFields(gif, ['id', 'type', 'title', 'alt_text', 'tags', 'is_sticker']),
    user: { username: user?.username },
    images: pickRenditions(gif.images, [
      ['fixed_width', SIZE_FIELDS],
      ['original', SIZE_FIELDS],
      ...STILLS.map((name): RenditionFields => [name, ['url']]),
    ]),
  }) as unknown as IGif;

/** @param kinds localized names of the media types. Default: English. */
export function toRelatedStill(gif: IGif, kinds?: Kinds): RelatedStill {
  const [image] = STILLS.flatMap((name) => safeUrl(gif.images[name]?.url) ?? []);
  return { id: gif.id, alt: getAltText(gif, kinds), ...(image && { image }) };
}
