import type { IGif } from '@gifkit/model';

/** The GIFs before and after one. */
export interface Neighbours {
  previous?: IGif | undefined;
  next?: IGif | undefined;
}

/** What lies before and after a GIF in the list that the visitor walks along; nothing, if it is not in there. */
export function neighboursOf(id: IGif['id'] | undefined, walk: readonly IGif[]): Neighbours {
  const index = walk.findIndex((gif) => gif.id === id);
  return index < 0 ? {} : { previous: walk[index - 1], next: walk[index + 1] };
}

/** The list to walk along from a GIF that was opened from none: itself, and what is related to it. */
export const walkFrom = (gif: IGif, related: readonly IGif[]): IGif[] => [
  gif,
  ...related.filter(({ id }) => id !== gif.id),
];
