import type { IGif, IUser } from '@gifkit/model';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { GridMemory } from '../core/memory/grid-memory.ts';
import { createLoadOrder, type LoadOrder } from '../core/picture/load-order.ts';
import {
  createListImpressions,
  type ListImpressions,
} from '../core/visibility/list-impressions.ts';
import { listEnglish } from '../labels/english.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import { PingbackContext, useMergedPingbacks } from '../pingbacks/PingbackContextManager.tsx';
import { type PartProps, renderPart } from '../shared/render-part.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import { useAlts } from '../tile/use-alt.ts';
import { GifListContext, type Sentinel } from './list-context.ts';
import { preconnectTo } from './preconnect.ts';
import { type GifPagesOptions, useGifPages } from './use-gif-pages.ts';

export interface GifListHandle {
  /** Drops all GIFs and fetches the first page. */
  reset: () => void;
  /** Fetches the failed page again; a no-op without an error. */
  retry: () => void;
  /**
   * Scrolls a GIF into view in all scroll containers.
   *
   * @param options as for `Element.scrollIntoView`.
   * @default { block: 'center' }
   * @returns false if the list does not contain the GIF.
   */
  scrollToGif: (id: IGif['id'], options?: ScrollIntoViewOptions) => boolean;
}

export interface GifListRootProps extends GifPagesOptions, PartProps<'div'> {
  children: ReactNode;
  /** Name of the list. Default: 'GIFs', from the labels. */
  'aria-label'?: string | undefined;
  /** Restores the list as it was left: the same GIFs at the same scroll position. */
  memory?: GridMemory | undefined;
  /** Overrides the alt text of a GIF. */
  getAlt?: ((gif: IGif) => string | undefined) | undefined;
  /**
   * Shows the stills of all GIFs. The user can still start single ones, until this changes. If undefined, the
   * MotionProvider decides, otherwise the user's motion preference.
   */
  paused?: boolean | undefined;
  /** Logged-in user; events contain the id. Default: the user of the PingbackContext. */
  user?: Partial<IUser> | undefined;
  /** Sent with events as `layout_type`, unless it is empty. @default 'GRID' */
  layoutType?: string | undefined;
  handle?: Ref<GifListHandle> | undefined;
}

/**
 * State of a paged list of GIFs, rendered by its parts.
 *
 * `data-status` is the status of the pages: `idle`, `fetching`, `done`, `error`, or `empty` if the list is done without
 * a GIF.
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
  const [first] = gifs;
  useMemo(() => first && preconnectTo(first), [first]);
  const { impressions, order } = useListRecords(pages.list, memory);
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
      reveal.current?.(index)?.scrollIntoView?.({ block: 'center', ...options });
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
    order,
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

interface ListRecords {
  list: number;
  impressions: ListImpressions;
  order: LoadOrder;
}

/** Returns what is known of the tiles of a list. A new list starts from nothing; the memory keeps the impressions. */
function useListRecords(list: number, memory: GridMemory | undefined): ListRecords {
  const isHydrated = useHydrated();
  const create = (impressions = createListImpressions()) => ({
    list,
    impressions,
    order: createLoadOrder(isHydrated ? 'stills' : 'everything'),
  });
  const [current, setCurrent] = useState(() => create(memory?.impressions));
  const isSame = current.list === list;
  const newest = isSame ? current : create();
  if (!isSame) setCurrent(newest);

  const { impressions } = newest;
  useEffect(() => {
    if (memory) memory.impressions = impressions;
  }, [memory, impressions]);
  return newest;
}
