import { getAltText, getAspectRatio, type IGif, type IUser, safeUrl } from '@gifkit/model';
import { pickFields, pickRenditions, type RenditionFields, USER_FIELDS } from '@gifkit/server-kit';
import type { RelatedStill } from '../page-data.ts';
import { chooseFilms } from '../player/film.ts';
import { PICTURE_RENDITIONS } from '../player/stage-images.ts';

/** What kinds of pictures are called. */
type Kinds = Parameters<typeof getAltText>[1];

type Fields = Readonly<Record<string, unknown>>;

const GIF_FIELDS = ['type', 'id', 'url', 'title', 'is_sticker', 'external_media'];
/** The sizes of each rendition, of pictures and films: the still has those of its GIF. */
const SIZE_FIELDS = ['width', 'height'];

/** The fields that the page reads of each rendition. */
function shownFields(gif: IGif): RenditionFields[] {
  const films = chooseFilms(gif);
  const isFilm = films.length > 0;
  return [
    ...PICTURE_RENDITIONS.flatMap((name): RenditionFields[] => [
      // Beside a film one picture is enough, to stand in for it.
      [name, [...SIZE_FIELDS, ...(!isFilm || name === 'original' ? ['url', 'webp'] : [])]],
      // What a picture is chosen by, where there is more than one.
      [name, isFilm ? [] : ['size', 'webp_size']],
      [`${name}_still`, ['url']],
    ]),
    ['original', ['webp_size']],
    ...films.map(({ name }): RenditionFields => [name, [...SIZE_FIELDS, 'mp4', 'mp4_size']]),
  ];
}

/**
 * A GIF with the fields that the page and its lazy-loaded parts read, and none else: a service sends ten
 * times as much.
 *
 * @param kinds @default in English
 */
export function toPageGif(gif: IGif, kinds?: Kinds): IGif {
  const { user, video } = gif;
  return {
    ...pickFields(gif, GIF_FIELDS),
    ...pickFields(gif, ['analytics_response_payload']),
    ...(gif.is_flashing && { is_flashing: true }),
    alt_text: getAltText(gif, kinds),
    tags: [],
    images: pickRenditions(gif.images, shownFields(gif)),
    ...(user && { user: slimUser(user) }),
    ...(video && { video: slimVideo(video) }),
  } as unknown as IGif;
}

/** The display name is shown where there is none for attributions. */
const slimUser = ({ display_name, ...user }: IUser): Fields =>
  pickFields(user.attribution_display_name ? user : { ...user, display_name }, USER_FIELDS);

const slimEach = (parts: Readonly<Record<string, object>>, fields: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, pickFields(part, fields)]));

/** The upload itself is never played. */
const slimVideo = ({
  assets: { source: _, ...assets },
  captions,
}: NonNullable<IGif['video']>): Fields => ({
  assets: slimEach(assets, ['url', 'width', 'height']),
  ...(captions && { captions: slimEach(captions, ['vtt']) }),
});

const STILLS = ['fixed_width_still', 'fixed_width_small_still'] as const;

/** What the still of a related GIF is drawn from, in any language: a service sends fifty times as much. */
export interface RelatedGif {
  id: IGif['id'];
  /** Width by height; 1 where nobody knows. */
  ratio: number;
  /** URL of its first frame; missing where there is none that is safe. */
  image?: string;
  /** What its text is made of. */
  described: Parameters<typeof getAltText>[0];
}

export function toRelatedGif(gif: IGif): RelatedGif {
  const [image] = STILLS.flatMap((name) => safeUrl(gif.images[name]?.url) ?? []);
  const { id, alt_text, title, tags, type, is_sticker, user } = gif;
  const described = {
    ...(alt_text && { alt_text }),
    title,
    tags,
    type,
    is_sticker,
    user: { username: user?.username },
  };
  return { id, ratio: getAspectRatio(gif) || 1, described, ...(image && { image }) };
}

/**
 * What the page shows of a related GIF.
 *
 * @param kinds @default in English
 */
export const toRelatedStill = (
  { id, image, described }: RelatedGif,
  kinds?: Kinds,
): RelatedStill => ({ id, alt: getAltText(described, kinds), ...(image && { image }) });
