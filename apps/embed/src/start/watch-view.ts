import { readPageData } from '../page-data.ts';
import { countSeen } from '../tracking/count.ts';

/** A GIF is seen once half of it was in view for a second (ms). */
const SEEN_SHARE = 0.5;
const SEEN_AFTER = 1000;

/**
 * Counts that the GIF was seen, once: by a visitor who does something, or who only watches, and also when the
 * host page moves the frame.
 *
 * @param onView told when some of it comes into view, once: frames that nobody scrolls to do next to nothing.
 * @returns what says that the visitor does something.
 */
export function watchView(element: Element, onView: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isInView = false;
  let isSeen = false;
  const seen = () => {
    if (isSeen) return;
    isSeen = true;
    countSeen(readPageData(document), element);
  };
  // One observer for both: each of them costs every frame of the host page.
  new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, intersectionRatio } of entries) {
        clearTimeout(timer);
        if (intersectionRatio >= SEEN_SHARE) timer = setTimeout(seen, SEEN_AFTER);
        if (!isIntersecting || isInView) continue;
        isInView = true;
        onView();
      }
    },
    { threshold: [0, SEEN_SHARE] },
  ).observe(element);
  return seen;
}
