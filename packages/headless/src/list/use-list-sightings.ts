import { useEffect, useState } from 'react';
import { createListSightings, type ListSightings } from '../core/visibility/list-sightings.ts';

/**
 * Which GIFs of a list the reader has seen; another list starts with none.
 *
 * @param list the number of the list.
 * @param memory keeps it when the component unmounts.
 */
export function useListSightings(
  list: number,
  memory?: { sightings?: ListSightings | undefined },
): ListSightings {
  const [current, setCurrent] = useState(() => ({
    list,
    sightings: memory?.sightings ?? createListSightings(),
  }));
  const isSame = current.list === list;
  const newest = isSame ? current : { list, sightings: createListSightings() };
  if (!isSame) setCurrent(newest);

  const { sightings } = newest;
  useEffect(() => {
    if (memory) memory.sightings = sightings;
  }, [memory, sightings]);
  return sightings;
}
