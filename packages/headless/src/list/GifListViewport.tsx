import {
  type ComponentPropsWithRef,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useMemo,
  useRef,
} from 'react';
import type { PixelRange } from '../core/layout/range.ts';
import { type Render, renderPart } from '../shared/render-part.ts';
import { useGifList } from './list-context.ts';
import { useRowScroll } from './use-row-scroll.ts';

interface RowView {
  track: RefObject<HTMLDivElement | null>;
  range: PixelRange;
}

const RowContext = createContext<RowView | undefined>(undefined);

/** @throws {Error} outside a `GifList.Viewport`. */
export function useRowView(): RowView {
  const view = useContext(RowContext);
  if (!view) throw new Error('Gifkit: a GifList.Row must be inside a GifList.Viewport.');
  return view;
}

interface GifListViewportProps {
  children: ReactNode;
  className?: string | undefined;
  /** 0 if no GIF is focusable, so that keys can scroll the row. */
  tabIndex?: number | undefined;
  /** Renders a different element, which must scroll. @default `<div>` */
  render?: Render<ComponentPropsWithRef<'div'>> | undefined;
}

/** Scroll container of a `GifList.Row`: a group with the name of the list. */
export function GifListViewport({ children, className, tabIndex, render }: GifListViewportProps) {
  const { pages, name, viewport, setEnds } = useGifList();
  const track = useRef<HTMLDivElement>(null);
  const range = useRowScroll(viewport, track, setEnds);
  const row = useMemo(() => ({ track, range }), [range]);
  const props: ComponentPropsWithRef<'div'> = {
    ref: viewport,
    className,
    role: 'group',
    'aria-label': name,
    'aria-busy': pages.status === 'fetching',
    tabIndex,
    children,
  };
  return <RowContext.Provider value={row}>{renderPart(render, 'div', props)}</RowContext.Provider>;
}
