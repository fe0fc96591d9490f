/** A GIF counts as seen after half of it was in view for a second (ms). */
const SEEN_SHARE = 0.5;
const SEEN_AFTER = 1000;

interface ViewListener {
  /** Called once when part of the GIF comes into view; frames out of view do almost nothing. */
  onView: () => void;
  /** Called once, even if the host page moves the frame or the user only watches. */
  onSeen: () => void;
}

/** Watches the GIF come into view. @returns a function to call when the user interacts: the GIF is then seen. */
export function watchView(element: Element, { onView, onSeen }: ViewListener): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isInView = false;
  let isSeen = false;
  const seen = () => {
    if (isSeen) return;
    isSeen = true;
    onSeen();
  };
  // One observer for both thresholds: each observer costs time in every frame of the host page.
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
