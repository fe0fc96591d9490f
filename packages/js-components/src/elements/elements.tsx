import type { FetchGifs } from '@gifkit/fetch-api';
import { lazyComponent } from '@gifkit/headless/utils';
import type { IGif } from '@gifkit/model';
import {
  Carousel,
  type CarouselProps,
  Gif,
  type GifProps,
  Grid,
  type GridProps,
  MotionButton,
  MotionProvider,
  Video,
  type VideoProps,
} from '@gifkit/react-components';
import type { ComponentType } from 'react';
import { Failure } from '../mount.tsx';
import { toProps, type WithContents } from '../render.tsx';
import type { ElementProps } from './ElementContent.tsx';
import type { PickerElementProps } from './PickerContent.tsx';
import type { SearchElementProps } from './SearchContent.tsx';
import {
  logFailure,
  type Query,
  splitQuery,
  useFetchGifs,
  useGif,
  useMissing,
} from './use-source.ts';

/** Fetches nothing, for a list with `externalGifs`. */
const nothing: FetchGifs = async () => ({
  data: [],
  meta: { status: 200, msg: 'OK', response_id: '' },
  pagination: { total_count: 0, count: 0, offset: 0 },
});

type ListElementProps<Props> = ElementProps & Query & Partial<WithContents<Props>>;

/** Creates the content of a list, with GIFs from the host or by key and term, by default as films where they are lighter. */
const listElement = <Props extends GridProps | CarouselProps>(
  tag: string,
  List: ComponentType<Props>,
  defaults: Partial<Props> = {},
) =>
  function ListContent({ label, ...given }: ListElementProps<Props>) {
    const [query, others] = splitQuery<Partial<GridProps>>(given);
    const { externalGifs, resetKey, onGifsFetchError } = others;
    const own = useFetchGifs(query);
    const fetchGifs = others.fetchGifs ?? own ?? (externalGifs && nothing);
    useMissing(
      !fetchGifs,
      `${tag} has nothing to show: set api-key or catalog, or the property fetchGifs.`,
    );
    if (!fetchGifs) return null;
    const { limit: _, ...source } = query;
    const list = {
      'aria-label': label,
      fetchGifs,
      resetKey: [resetKey, ...Object.values(source)].join(' '),
      onGifsFetchError: logFailure(tag, onGifsFetchError),
    };
    const props = { media: 'auto', ...defaults, ...others, ...list };
    return <List {...toProps<Props>(props as never)} />;
  };

type OneGifProps<Props> = ElementProps &
  Pick<Query, 'apiKey' | 'catalog'> &
  Partial<Omit<WithContents<Props>, 'gif'>> & {
    /** GIF, or an id to fetch with the key or from the catalog. */
    gif?: IGif | string | undefined;
  };

/** Creates the content of one GIF, 200 px wide by default. */
const gifElement = <Props extends GifProps | VideoProps>(
  tag: string,
  One: ComponentType<Props>,
  defaults: Partial<Props> = {},
) =>
  function GifContent(props: OneGifProps<Props>) {
    const { apiKey, catalog, gif: given, ...others }: OneGifProps<object> = props;
    const isMissing = !given || (typeof given === 'string' && !apiKey && !catalog);
    useMissing(
      isMissing,
      `${tag} has nothing to show: set gif and api-key or catalog, or the property gif.`,
    );
    const gif = useGif(given, { apiKey, catalog });
    return gif && <One {...toProps<Props>({ width: 200, ...defaults, ...others, gif } as never)} />;
  };

interface MotionButtonElementProps extends Pick<ElementProps, 'labels'> {
  onPausedChange?: ((isPaused: boolean) => void) | undefined;
}

/** Props of the elements by tag. */
export interface PropsByTag {
  'gifkit-grid': ListElementProps<GridProps>;
  'gifkit-carousel': ListElementProps<CarouselProps>;
  'gifkit-gif': OneGifProps<GifProps>;
  'gifkit-video': OneGifProps<VideoProps>;
  'gifkit-search': SearchElementProps;
  'gifkit-picker': PickerElementProps;
  'gifkit-motion-button': MotionButtonElementProps;
}

/** Components of the elements by tag. Large ones are lazy-loaded. */
export const COMPONENTS: { [Name in keyof PropsByTag]: ComponentType<PropsByTag[Name]> } = {
  'gifkit-grid': listElement<GridProps>('<gifkit-grid>', Grid),
  'gifkit-carousel': listElement<CarouselProps>('<gifkit-carousel>', Carousel, { gifHeight: 200 }),
  'gifkit-gif': gifElement<GifProps>('<gifkit-gif>', Gif, { media: 'auto' }),
  'gifkit-video': gifElement<VideoProps>('<gifkit-video>', Video),
  'gifkit-search': lazyComponent(
    'the search',
    () => import('./SearchContent.tsx'),
    ({ SearchContent }) => SearchContent,
    Failure,
  ),
  'gifkit-picker': lazyComponent(
    'the picker',
    () => import('./PickerContent.tsx'),
    ({ PickerContent }) => PickerContent,
    Failure,
  ),
  'gifkit-motion-button': ({ onPausedChange }) => (
    <MotionProvider onPausedChange={onPausedChange}>
      <MotionButton />
    </MotionProvider>
  ),
};
