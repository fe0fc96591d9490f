import { type ReactNode, useCallback, useRef } from 'react';
import { useLabelsOr } from '../labels/labels-context.ts';
import { listEnglish, loadingEnglish } from '../labels/languages/en.ts';
import { useKeptFocus } from '../shared/keep-focus.ts';
import { type PartProps, renderPart } from '../shared/render-part.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { ListStatus } from './ListStatus.tsx';
import { type Sentinel, useGifList } from './list-context.ts';
import { useLoadSentinel } from './use-load-sentinel.ts';

export interface GifListLoadingProps extends PartProps<'div'> {
  children?: ReactNode;
  /** When it counts as in view, for instance `{ rootMargin: '0px 0px 500px 0px' }` to load sooner. */
  config?: IntersectionObserverInit | undefined;
}

/** Tells the list of one of its sentinels; the list continues while any of them is in view. */
function useSentinel(name: Sentinel): (isInView: boolean, sentinel?: Element) => void {
  const { sentinels, pages } = useGifList();
  const { onSentinelInView } = pages;
  return useCallback(
    (isInView, sentinel) => {
      if (isInView) sentinels.add(name);
      else sentinels.delete(name);
      onSentinelInView(sentinels.size > 0, sentinel);
    },
    [name, sentinels, onSentinelInView],
  );
}

/** The next page is fetched when this comes into view. Disappears with the last page. */
export function GifListLoading(props: GifListLoadingProps) {
  const { status } = useGifList().pages;
  return status === 'error' || status === 'done' ? null : <EndSentinel {...props} />;
}

function EndSentinel({ config, children, className, render }: GifListLoadingProps) {
  const element = useRef<HTMLDivElement>(null);
  useLoadSentinel(element, useSentinel('end'), config);
  return renderPart(render, 'div', { ref: element, className, children });
}

/**
 * An element around what comes and goes, also around a text: a browser's translation moves texts to other parents, where
 * React cannot remove them.
 */
function inElement(children: ReactNode, { className, render }: PartProps<'div'>): ReactNode {
  if (children === null || children === undefined) return null;
  return renderPart(render, 'div', { className, children });
}

export interface GifListEmptyProps extends PartProps<'div'> {
  /** Shown when there is not a single GIF; `null` for nothing. @default 'No GIFs found.', by the labels */
  children?: ReactNode;
}

/**
 * What is said of a list, to screen readers: that it loads, how many GIFs came, that there are none, which is
 * shown, too. It stays mounted, because screen readers announce only changes in what they know.
 */
export function GifListEmpty({ children, ...element }: GifListEmptyProps) {
  const { pages, name, status } = useGifList();
  const { noResults } = useLabelsOr(listEnglish);
  // The status itself stays, so what the host styles is in it, and goes with the text.
  const message = inElement(children === undefined ? noResults : children, element);
  return <ListStatus pages={pages} name={name} noResultsMessage={message} regionRef={status} />;
}

export interface GifListErrorProps extends PartProps<'div'> {
  /** @default a text and a button that asks again, by the labels */
  children?: ReactNode | ((list: { retry: () => void }) => ReactNode);
}

/** A page could not be fetched: an alert, which gives the focus on when it goes. */
export function GifListError(props: GifListErrorProps) {
  return useGifList().pages.status === 'error' ? <ErrorAlert {...props} /> : null;
}

function ErrorAlert({ children, className, render }: GifListErrorProps) {
  const { pages, status } = useGifList();
  const { retry } = pages;
  const labels = useLabelsOr(loadingEnglish);
  const element = useRef<HTMLDivElement>(null);
  useKeptFocus(element, () => status.current);
  const given = typeof children === 'function' ? children({ retry }) : children;
  return renderPart(render, 'div', {
    ref: element,
    role: 'alert',
    className,
    children: given ?? (
      <>
        {labels.loadError}{' '}
        <button type="button" onClick={retry}>
          {labels.tryAgain}
        </button>
      </>
    ),
  });
}

export interface GifListEndProps extends PartProps<'div'> {
  children: ReactNode;
}

/** What stands below the last GIF, once there are no more. */
export function GifListEnd({ children, ...element }: GifListEndProps) {
  const { status, gifs } = useGifList().pages;
  return status === 'done' && gifs.length > 0 ? inElement(children, element) : null;
}

export interface GifListSkeletonProps extends PartProps<'div'> {
  children?: ReactNode;
}

/** What holds the place of a first page that is on its way. Screen readers hear of it elsewhere. */
export function GifListSkeleton(props: GifListSkeletonProps) {
  const { status, gifs } = useGifList().pages;
  const isWaiting = gifs.length === 0 && (status === 'idle' || status === 'fetching');
  return isWaiting ? <WaitingSkeleton {...props} /> : null;
}

/** It may be so high that the end of the list is not in view: whoever sees it waits for GIFs, too. */
function WaitingSkeleton({ children, className, render }: GifListSkeletonProps) {
  const element = useRef<HTMLDivElement>(null);
  const onSentinel = useSentinel('skeleton');
  useLoadSentinel(element, onSentinel);
  useIsomorphicLayoutEffect(() => () => onSentinel(false), [onSentinel]);
  return renderPart(render, 'div', {
    ref: element,
    'aria-hidden': true,
    className,
    children,
  });
}
