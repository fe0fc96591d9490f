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
  MotionButton,
  Video,
  type VideoProps,
} from '@gifkit/react-components';
import type { ComponentType } from 'react';
import { Failure } from '../Boundary.tsx';
import {
  type RenderCarouselProps,
  type RenderGifProps,
  type RenderGridProps,
  type RenderVideoProps,
  toProps,
} from '../render.tsx';
import { componentProps, type ElementProps, Words } from './element-props.tsx';
import type { PickerElementProps } from './PickerContent.tsx';
import type { SearchElementProps } from './SearchContent.tsx';
import { type Query, useFetchGifs, useGif, useMissing } from './use-source.ts';

/** Fetches nothing, for a list with `externalGifs`. */
const nothing: FetchGifs = async () => ({
  data: [],
  meta: { status: 200, msg: 'OK', response_id: '' },
  pagination: { total_count: 0, count: 0, offset: 0 },
});

interface ListElementProps extends ElementProps, Query {
  fetchGifs?: RenderGridProps['fetchGifs'] | undefined;
  externalGifs?: RenderGridProps['externalGifs'];
  resetKey?: RenderGridProps['resetKey'];
}

/** Returns the data props of a list, from the host or by key and term; undefined if both are missing. */
function useListSource(props: ListElementProps, tag: string) {
  const { label, apiKey, term, type, rating, lang } = props;
  const ownFetch = useFetchGifs(props);
  const fetchGifs = props.fetchGifs ?? ownFetch ?? (props.externalGifs && nothing);
  useMissing(!fetchGifs, `${tag} has nothing to show: set api-key, or the property fetchGifs.`);
  const resetKey = [props.resetKey, apiKey, term, type, rating, lang].join(' ');
  return fetchGifs && { 'aria-label': label, fetchGifs, resetKey };
}

type GridElementProps = ListElementProps & Partial<RenderGridProps>;

function GridContent(props: GridElementProps) {
  const source = useListSource(props, '<gifkit-grid>');
  return (
    <Words {...props}>
      {source && <Grid {...toProps<GridProps>({ ...componentProps(props), ...source })} />}
    </Words>
  );
}

/** px; default height of the GIFs in a carousel. */
const CAROUSEL_HEIGHT = 200;

type CarouselElementProps = ListElementProps & Partial<RenderCarouselProps>;

function CarouselContent({ gifHeight = CAROUSEL_HEIGHT, ...props }: CarouselElementProps) {
  const source = useListSource(props, '<gifkit-carousel>');
  return (
    <Words {...props}>
      {source && (
        <Carousel {...toProps<CarouselProps>({ ...componentProps(props), gifHeight, ...source })} />
      )}
    </Words>
  );
}

interface OneGif extends ElementProps, Pick<Query, 'apiKey'> {
  /** GIF, or an id to fetch with the key. */
  gif?: IGif | string | undefined;
}

type GifElementProps = OneGif & Partial<Omit<RenderGifProps, 'gif'>>;

/** px; default width of a GIF or video. */
const WIDTH = 200;

function useOneGif({ gif, apiKey }: OneGif, tag: string) {
  const isMissing = !gif || (typeof gif === 'string' && !apiKey);
  useMissing(isMissing, `${tag} has nothing to show: set gif and api-key, or the property gif.`);
  return useGif(gif, apiKey);
}

function GifContent({ width = WIDTH, ...props }: GifElementProps) {
  const gif = useOneGif(props, '<gifkit-gif>');
  return (
    <Words {...props}>
      {gif && <Gif {...toProps<GifProps>({ ...componentProps(props), width, gif })} />}
    </Words>
  );
}

type VideoElementProps = OneGif & Partial<Omit<RenderVideoProps, 'gif'>>;

function VideoContent({ width = WIDTH, ...props }: VideoElementProps) {
  const gif = useOneGif(props, '<gifkit-video>');
  return (
    <Words {...props}>
      {gif && <Video {...toProps<VideoProps>({ ...componentProps(props), width, gif })} />}
    </Words>
  );
}

type MotionButtonElementProps = Pick<ElementProps, 'labels'>;

const MotionButtonContent = (props: MotionButtonElementProps) => (
  <Words {...props}>
    <MotionButton />
  </Words>
);

/** Props of the elements by tag. */
export interface PropsByTag {
  'gifkit-grid': GridElementProps;
  'gifkit-carousel': CarouselElementProps;
  'gifkit-gif': GifElementProps;
  'gifkit-video': VideoElementProps;
  'gifkit-search': SearchElementProps;
  'gifkit-picker': PickerElementProps;
  'gifkit-motion-button': MotionButtonElementProps;
}

/** Components of the elements by tag. Large ones are lazy-loaded. */
export const COMPONENTS: { [Name in keyof PropsByTag]: ComponentType<PropsByTag[Name]> } = {
  'gifkit-grid': GridContent,
  'gifkit-carousel': CarouselContent,
  'gifkit-gif': GifContent,
  'gifkit-video': VideoContent,
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
  'gifkit-motion-button': MotionButtonContent,
};
