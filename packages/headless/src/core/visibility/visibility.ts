/** What a reader has seen of a GIF. */
export interface Visibility {
  /** The GIF itself is there, not its placeholder. */
  readonly isLoaded: boolean;
  readonly isInView: boolean;
  readonly isFullyInView: boolean;
  /** Its place in the viewport when its share in view changed last. */
  readonly place?: DOMRectReadOnly | undefined;
  /** Was there and fully in view. Stays true. */
  readonly isSeen: boolean;
}

/**
 * How far a GIF has come into view. `unknown`: nothing is fetched. `near`: not in view, so the still holds its place.
 * `shown`: it is or was in view.
 */
export type Proximity = 'unknown' | 'near' | 'shown';

/** A GIF that was shown once stays shown. */
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
