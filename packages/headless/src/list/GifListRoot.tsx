import type { IGif, IUser } from '@gifkit/model';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { GridMemory } from '../core/memory/grid-memory.ts';
import {
  createListImpressions,
  type ListImpressions,
} from '../core/visibility/list-impressions.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import { listEnglish } from '../labels/languages/en.ts';
import { PingbackContext, useMergedPingbacks } from '../pingbacks/PingbackContextManager.tsx';
import { type PartProps, renderPart } from '../shared/render-part.ts';
import { useAlts } from '../tile/use-alt.ts';
import { GifListContext, type Sentinel } from './list-context.ts';
import { type GifPagesOptions, useGifPages } from './use-gif-pages.ts';

/** What a `ref` of a list can do. */
export interface GifListHandle {
  /** Drops all GIFs and fetches the first page. */
  reset: () => void;
  /** Fetches the failed page again. Does nothing unless a page failed. */
  retry: () => void;
  /**
   * Scrolls a GIF into view, in whatever scrolls the list.
   *
   * @param options as of `Element.scrollIntoView`. @default { block: 'center' }
   * @returns false when the list has no such GIF.
   */
  scrollToGif: (id: IGif['id'], options?: ScrollIntoViewOptions) => boolean;
}

export interface GifListRootProps extends GifPagesOptions, PartProps<'div'> {
  children: ReactNode;
  /** What the list is called. @default 'GIFs', in the language of the labels */
  'aria-label'?: string | undefined;
  /** Mounts the list as it was left: the same GIFs at the same place. */
  memory?: GridMemory | undefined;
  /** The alt text of a GIF, where the host knows better than the service. */
  getAlt?: ((gif: IGif) => string | undefined) | undefined;
  /**
   * Show the stills of all GIFs. The reader can still start single ones, until this changes. If it is not given,
   * the MotionProvider around decides, else the reader's preference for reduced motion.
   */
  paused?: boolean | undefined;
  /** The logged-in user; the id goes with the events. @default the one of the PingbackContext */
  user?: Partial<IUser> | undefined;
  /** Goes with the events as `layout_type`. @default 'GRID' */
  layoutType?: string | undefined;
  /** What the list can be told to do. */
  handle?: Ref<GifListHandle> | undefined;
}

/**
 * A list of GIFs, page after page, as its parts inside show it.
 *
 * `data-status` is that of its pages, `idle`, `fetching`, `done` or `error`; `empty` where it is done without a GIF.
 */
export function GifListRoot({
  children,
  'aria-label': givenName,
  getAlt,
  paused,
  user,
  layoutType = 'GRID',
  className,
  render,
  handle,
  ...options
}: GifListRootProps) {
  const { memory } = options;
  const labels = useLabelsOr(listEnglish);
  const name = givenName ?? labels.gifs;
  const pages = useGifPages(options);
  const { gifs, reset, retry } = pages;
  const impressions = useListImpressions(pages.list, memory);
  const altOf = useAlts(getAlt);
  const status = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [sentinels] = useState(() => new Set<Sentinel>());
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });
  const reveal = useRef<(index: number) => HTMLElement | null | undefined>(undefined);
  useImperativeHandle(handle, () => ({
    reset,
    retry,
    scrollToGif(id, options) {
      const index = gifs.findIndex((gif) => gif.id === id);
      if (index < 0) return false;
      reveal.current?.(index)?.scrollIntoView({ block: 'center', ...options });
      return true;
    },
  }));
  const pingbacks = useMergedPingbacks({
    attributes: { layout_type: layoutType },
    userId: user?.id,
  });
  const list = {
    pages,
    name,
    altOf,
    impressions,
    memory,
    paused,
    status,
    sentinels,
    viewport,
    ends,
    setEnds,
    reveal,
  };
  const props: ComponentPropsWithRef<'div'> & { 'data-status': string } = {
    className,
    'data-status': pages.status === 'done' && gifs.length === 0 ? 'empty' : pages.status,
    children,
  };
  return (
    <PingbackContext.Provider value={pingbacks}>
      <GifListContext.Provider value={list}>
        {renderPart(render, 'div', props)}
      </GifListContext.Provider>
    </PingbackContext.Provider>
  );
}

/** Which GIFs of a list the reader has seen; another list starts with none. The memory keeps it. */
function useListImpressions(list: number, memory: GridMemory | undefined): ListImpressions {
  const [current, setCurrent] = useState(() => ({
    list,
    impressions: memory?.impressions ?? createListImpressions(),
  }));
  const isSame = current.list === list;
  const newest = isSame ? current : { list, impressions: createListImpressions() };
  if (!isSame) setCurrent(newest);

  const { impressions } = newest;
  useEffect(() => {
    if (memory) memory.impressions = impressions;
  }, [memory, impressions]);
  return impressions;
}
