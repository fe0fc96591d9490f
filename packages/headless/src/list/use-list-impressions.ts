import { useEffect, useState } from 'react';
import {
  createListImpressions,
  type ListImpressions,
} from '../core/visibility/list-impressions.ts';

/**
 * Which GIFs of a list the reader has seen; another list starts with none.
 *
 * @param list the number of the list.
 * @param memory keeps it when the component unmounts.
 */
export function useListImpressions(
  list: number,
  memory?: { impressions?: ListImpressions | undefined },
): ListImpressions {
  const [current, setCurrent] = useState(() => ({
    list,
    impressions: memory?.impressions ?? createListImpressions(),
  }));
  const isSame = current.list === list;
  const newest = isSame ? current : { list, impressions: createListImpressions() };
  if (!isSame) setCurrent(newest);

  const { impressions } = newest;
  useEffect(() => {
    if (memory) memory.impressions = impressions;
  }, [memory, impressions]);
  return impressions;
}
