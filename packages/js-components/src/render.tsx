import type { IGif } from '@gifkit/model';
import {
  Carousel,
  type CarouselProps,
  Gif,
  type GifOverlayProps,
  type GifProps,
  Grid,
  type GridProps,
  Video,
  type VideoProps,
} from '@gifkit/react-components';
import {
  type ComponentType,
  type Key,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { mount } from './mount.tsx';

/** Text, or an element of the host, which is inserted unchanged. `null` shows nothing. */
export type Content = string | Element | null;

function HostElement({ element }: { element: Element }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => container.current?.replaceChildren(element), [element]);
  return <div ref={container} />;
}

const toNode = (content: Content | undefined): ReactNode =>
  content !== null && typeof content === 'object' ? <HostElement element={content} /> : content;

/** Accepts handlers whose event is typed as that of the DOM, as in `@giphy/js-components`. */
type TileHandler = ((gif: IGif, event: SyntheticEvent<HTMLElement> & Event) => void) | undefined;

type TileHandlers = 'onGifClick' | 'onGifKeyPress' | 'onGifRightClick' | 'onGifVisible';

/** Props that accept React nodes, with text and elements instead, and handlers. */
interface Contents extends Partial<Record<TileHandlers, TileHandler>> {
  noResultsMessage?: Content | undefined;
  errorMessage?: Content | undefined;
  endMessage?: Content | undefined;
  loader?: ((props: { className?: string }) => Content) | undefined;
  skeleton?: ((props: { className?: string }) => Content) | undefined;
  overlay?: ((props: GifOverlayProps) => Content) | undefined;
}

export type WithContents<Props> = Omit<Props, keyof Contents> &
  Pick<Contents, keyof Props & keyof Contents>;

/** Props with a `key`. A new one starts over. */
type Keyed<Props> = Props & { key?: Key | null | undefined };

const NODES = ['noResultsMessage', 'errorMessage', 'endMessage'] as const;
const COMPONENTS = ['loader', 'skeleton', 'overlay'] as const;

/** Converts contents to React nodes and components. */
export function toProps<Props extends object>(given: WithContents<Props>): Props {
  const props: Record<string, unknown> = { ...given };
  for (const name of NODES) if (name in props) props[name] = toNode(props[name] as Content);
  for (const name of COMPONENTS) {
    if (typeof props[name] === 'function') props[name] = componentOf(props[name] as Create);
  }
  return props as Props;
}

type Create = (props: object) => Content;

const components = new WeakMap<Create, ComponentType>();

/** Returns the same component for the same function, because React unmounts the output of a different one. */
function componentOf(create: Create): ComponentType {
  const known = components.get(create) ?? ((props: object) => toNode(create(props)));
  components.set(create, known);
  return known;
}

const renderer =
  <Props extends object>(name: string, Shown: ComponentType<Props>) =>
  (props: Keyed<WithContents<Props>>, element: Element): (() => void) => {
    if (element?.nodeType !== Node.ELEMENT_NODE) {
      throw new TypeError(`${name} renders into an element, but got ${String(element)}.`);
    }
    const { key, ...others } = props;
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const remove = mount(element, <Shown key={key} {...toProps<Props>(others as Props)} />, name);
    // A new root clears the element, but `@giphy/js-components` leaves its text.
    element.append(...texts.filter(({ parentNode }) => !parentNode));
    return remove;
  };

/**
 * Renders a grid into an element, or updates the grid in it. The grid loads the next page when its end comes into view.
 *
 * @returns a function that removes the grid.
 * @throws {TypeError} without an element.
 */
export const renderGrid = renderer<GridProps>('renderGrid', Grid);

/** {@link renderGrid} for a carousel. */
export const renderCarousel = renderer<CarouselProps>('renderCarousel', Carousel);

/** {@link renderGrid} for one GIF. */
export const renderGif = renderer<GifProps>('renderGif', Gif);

/** {@link renderGrid} for a clip with sound. */
export const renderVideo = renderer<VideoProps>('renderVideo', Video);
