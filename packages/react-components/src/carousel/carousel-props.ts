import type { ListProps } from '../grid/grid-props.ts';

export interface CarouselProps extends ListProps {
  /** px; of every GIF. */
  gifHeight: number;
  /** px; of every GIF. @default by the aspect ratio of each */
  gifWidth?: number | undefined;
  /** No buttons that scroll, for hosts that have their own. @default false */
  hideArrows?: boolean | undefined;
}
