export interface Visibility {
  /** True if the GIF itself has loaded, not only its placeholder. */
  readonly isLoaded: boolean;
  readonly isInView: boolean;
  readonly isFullyInView: boolean;
  /** Rectangle in the viewport at the last change of the visible fraction. */
  readonly place?: DOMRectReadOnly | undefined;
  /** True once the loaded GIF has been fully in view. */
  readonly isSeen: boolean;
}

/**
 * Loading state by position. `unknown`: nothing is fetched. `near`: out of view; only the still is fetched. `shown`: is
 * or was in view.
 */
export type Proximity = 'unknown' | 'near' | 'shown';

export const proximityAfter = (proximity: Proximity, isInView: boolean): Proximity =>
  proximity === 'shown' || isInView ? 'shown' : 'near';

export const initialVisibility: Visibility = {
  isLoaded: false,
  isInView: false,
  isFullyInView: false,
  isSeen: false,
};

export type VisibilityChange = Partial<Omit<Visibility, 'isSeen'>>;

export function visibilityAfter(visibility: Visibility, change: VisibilityChange): Visibility {
  const next = { ...visibility, ...change };
  return { ...next, isSeen: next.isSeen || (next.isLoaded && next.isFullyInView) };
}

export const isVisible = ({ isLoaded, isInView }: Visibility): boolean => isLoaded && isInView;
