import type { ReactNode } from 'react';
import { isRightToLeft } from '../core/keys/arrow-step.ts';
import { listEnglish } from '../labels/english.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import { type PartProps, renderPart } from '../shared/render-part.ts';
import { isMotionReduced } from '../shared/use-reduced-motion.ts';
import { useGifList } from './list-context.ts';

/** Fraction of a row's width that its buttons scroll. Less than 1 keeps the GIF at the edge in view. */
const ROW_SCROLL_SHARE = 0.9;

interface GifListScrollProps extends PartProps<'button'> {
  /** Visible content; the accessible name stays. Default: the accessible name. */
  children?: ReactNode;
}

/** Scrolls a row by most of its visible width, for users who cannot swipe. */
export const GifListNext = (props: GifListScrollProps) => <ScrollButton {...props} step={1} />;

export const GifListPrevious = (props: GifListScrollProps) => <ScrollButton {...props} step={-1} />;

function ScrollButton({
  step,
  children,
  className,
  render,
}: GifListScrollProps & { step: 1 | -1 }) {
  const { pages, name, viewport, ends } = useGifList();
  const labels = useLabelsOr(listEnglish);
  if (pages.gifs.length === 0) return null;
  const isDisabled = step > 0 ? ends.isAtEnd : ends.isAtStart;
  const label = step > 0 ? labels.next(name) : labels.previous(name);
  const scroll = () => {
    const element = viewport.current;
    if (!element) return;
    const forward = isRightToLeft(element) ? -step : step;
    const left = element.clientWidth * ROW_SCROLL_SHARE * forward;
    element.scrollBy?.({ left, behavior: isMotionReduced() ? 'auto' : 'smooth' });
  };
  return renderPart(render, 'button', {
    type: 'button',
    className,
    'aria-label': label,
    // Not `disabled`, because that would take the focus at the end of the row.
    'aria-disabled': isDisabled,
    tabIndex: isDisabled ? -1 : undefined,
    onClick: isDisabled ? undefined : scroll,
    children: children ?? label,
  });
}
