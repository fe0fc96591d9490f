import type { FetchGifs } from '@gifkit/fetch-api';
import { lazyComponent } from '@gifkit/headless/internal/shared/lazy-component.ts';
import type { IGif } from '@gifkit/model';
import {
  Carousel,
  type CarouselProps,
  Gif,
  type GifProps,
  Grid,
  type GridProps,
  type Labels,
  MotionButton,
  MotionProvider,
  type PartialLabels,
  Video,
  type VideoProps,
} from '@gifkit/react-components';
import type { ComponentType } from 'react';
import { Failure } from '../mount.tsx';
import { toProps, type WithContents } from '../render.tsx';
import type { PickerElementProps } from './PickerContent.tsx';
import type { SearchElementProps } from './SearchContent.tsx';
import { type Query, useFetchGifs, useGif, useMissing } from './use-source.ts';

/** Common props of all elements. */
export interface ElementProps {
  /** Labels in another language, for one element. */
  labels?: PartialLabels<Labels> | undefined;
  /** Accessible name of a list. */
  label?: string | undefined;
}

/** Fetches nothing, for a list with `externalGifs`. */
const nothing: FetchGifs = async () => ({
  data: [],
  meta: { status: 200, msg: 'OK', response_id: '' },
  pagination: { total_count: 0, count: 0, offset: 0 },
});

type ListElementProps<Props> = ElementProps & Query & Partial<WithContents<Props>>;

/** Creates the content of a list, with GIFs from the host or by key and term. */
const listElement = <Props extends GridProps | CarouselProps>(
  tag: string,
  List: ComponentType<Props>,
  defaults: Partial<Props> = {},
) =>
  function ListContent(props: ListElementProps<Props>) {
    const {
      label,
      labels: _,
      apiKey,
      term,
      type,
      rating,
      lang,
      limit,
      ...others
    }: ElementProps & Query = props;
    const { externalGifs, resetKey, fetchGifs: given } = others as Partial<GridProps>;
    const own = useFetchGifs({ apiKey, term, type, rating, lang, limit });
    const fetchGifs = given ?? own ?? (externalGifs && nothing);
    useMissing(!fetchGifs, `${tag} has nothing to show: set api-key, or the property fetchGifs.`);
    if (!fetchGifs) return null;
    const source = {
      'aria-label': label,
      fetchGifs,
      resetKey: [resetKey, apiKey, term, type, rating, lang].join(' '),
    };
    return <List {...toProps<Props>({ ...defaults, ...others, ...source } as never)} />;
  };

type OneGifProps<Props> = ElementProps &
  Pick<Query, 'apiKey'> &
  Partial<Omit<WithContents<Props>, 'gif'>> & {
    /** GIF, or an id to fetch with the key. */
    gif?: IGif | string | undefined;
  };

/** Creates the content of one GIF, 200 px wide by default. */
const gifElement = <Props extends GifProps | VideoProps>(tag: string, One: ComponentType<Props>) =>
  function GifContent(props: OneGifProps<Props>) {
    const { apiKey, labels: _, gif: given, ...others }: OneGifProps<object> = props;
    const isMissing = !given || (typeof given === 'string' && !apiKey);
    useMissing(isMissing, `${tag} has nothing to show: set gif and api-key, or the property gif.`);
    const gif = useGif(given, apiKey);
    return gif && <One {...toProps<Props>({ width: 200, ...others, gif } as never)} />;
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
  'gifkit-gif': gifElement<GifProps>('<gifkit-gif>', Gif),
  'gifkit-video': gifElement<VideoProps>('<gifkit-video>', Video),
  'gifkit-search': lazyComponent<SearchElementProps>(
    'the search',
    async () => (await import('./SearchContent.tsx')).SearchContent,
    Failure,
  ),
  'gifkit-picker': lazyComponent<PickerElementProps>(
    'the picker',
    async () => (await import('./PickerContent.tsx')).PickerContent,
    Failure,
  ),
  'gifkit-motion-button': ({ onPausedChange }) => (
    <MotionProvider onPausedChange={onPausedChange}>
      <MotionButton />
    </MotionProvider>
  ),
};
