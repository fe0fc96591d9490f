import { readPageData } from '../page-data.ts';
import { countOnce } from '../tracking/count-once.ts';

/** A GIF is seen once half of it was in view for a second (ms). */
const SEEN_SHARE = 0.5;
const SEEN_AFTER = 1000;

/**
 * Counts that the GIF was seen, once: by a visitor who does something, or who only watches.
 *
 * @returns what says that the visitor does something.
 */
export function countSeen(element: Element): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isSeen = false;
  const seen = () => {
    if (isSeen) return;
    isSeen = true;
    clearTimeout(timer);
    observer.disconnect();
    countOnce('SEEN', readPageData(document), element);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(seen, SEEN_AFTER);
    },
    { threshold: SEEN_SHARE },
  );
  observer.observe(element);
  return seen;
}
