import { type ReactNode, useCallback, useRef } from 'react';
import { listEnglish, loadingEnglish } from '../labels/english.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import { useKeptFocus } from '../shared/keep-focus.ts';
import { type PartProps, renderPart } from '../shared/render-part.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { ListStatus } from './ListStatus.tsx';
import { type Sentinel, useGifList } from './list-context.ts';
import { useLoadSentinel } from './use-load-sentinel.ts';

interface GifListLoadingProps extends PartProps<'div'> {
  children?: ReactNode;
  /** Options of the observer, for example `{ rootMargin: '0px 0px 500px 0px' }` to load earlier. */
  config?: IntersectionObserverInit | undefined;
}

/** Returns a function that reports a sentinel. The list continues while any sentinel is in view. */
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

/** Sentinel: fetches the next page when it comes into view. Disappears with the last page. */
export function GifListLoading(props: GifListLoadingProps) {
  const { status, gifs } = useGifList().pages;
  if (status === 'error' || status === 'done') return null;
  // The first page moves it down: a new element is no layout shift.
  return <EndSentinel {...props} key={Number(gifs.length > 0)} />;
}

function EndSentinel({ config, children, className, render }: GifListLoadingProps) {
  const element = useRef<HTMLDivElement>(null);
  useLoadSentinel(element, useSentinel('end'), config);
  return renderPart(render, 'div', { ref: element, className, children });
}

/** Wraps texts in an element: page translation moves bare texts, and React then fails to remove them. */
function inElement(children: ReactNode, { className, render }: PartProps<'div'>): ReactNode {
  if (children === null || children === undefined) return null;
  return renderPart(render, 'div', { className, children });
}

interface GifListEmptyProps extends PartProps<'div'> {
  /** Shown if the list is empty; `null` shows nothing. Default: 'No GIFs found.', from the labels. */
  children?: ReactNode;
}

/**
 * Live region: announces loading, result counts and 'no results', which is also visible. It stays mounted, because
 * screen readers announce only changes in regions that they know.
 */
export function GifListEmpty({ children, ...element }: GifListEmptyProps) {
  const { pages, name, status } = useGifList();
  const { noResults } = useLabelsOr(listEnglish);
  const message = inElement(children === undefined ? noResults : children, element);
  return <ListStatus pages={pages} name={name} noResultsMessage={message} regionRef={status} />;
}

export interface GifListErrorProps extends PartProps<'div'> {
  /** Default: a message and a retry button, from the labels. */
  children?: ReactNode | ((list: { retry: () => void }) => ReactNode);
}

/** Alert shown if a page could not be fetched. On unmount, the focus moves to the list's live region. */
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

interface GifListEndProps extends PartProps<'div'> {
  children: ReactNode;
}

export function GifListEnd({ children, ...element }: GifListEndProps) {
  const { status, gifs } = useGifList().pages;
  return status === 'done' && gifs.length > 0 ? inElement(children, element) : null;
}

interface GifListSkeletonProps extends PartProps<'div'> {
  children?: ReactNode;
}

/** Placeholder of the first page, hidden from screen readers. */
export function GifListSkeleton(props: GifListSkeletonProps) {
  const { status, gifs } = useGifList().pages;
  const isWaiting = gifs.length === 0 && (status === 'idle' || status === 'fetching');
  return isWaiting ? <WaitingSkeleton {...props} /> : null;
}

/** Also a sentinel, because a tall placeholder can push the end of the list out of view. */
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
