/** What a reader has seen of a GIF. */
export interface Sighting {
  /** The GIF itself is there, not its placeholder. */
  readonly isLoaded: boolean;
  readonly isInView: boolean;
  readonly isFullyInView: boolean;
  /** Was there and fully in view. Stays true. */
  readonly isSeen: boolean;
}

export const unsighted: Sighting = {
  isLoaded: false,
  isInView: false,
  isFullyInView: false,
  isSeen: false,
};

export type SightingChange = Partial<Omit<Sighting, 'isSeen'>>;

export function sight(sighting: Sighting, change: SightingChange): Sighting {
  const next = { ...sighting, ...change };
  return { ...next, isSeen: next.isSeen || (next.isLoaded && next.isFullyInView) };
}

/** There and in view, at least in part. */
export const isVisible = ({ isLoaded, isInView }: Sighting): boolean => isLoaded && isInView;
