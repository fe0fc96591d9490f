/**
 * Runs in a page: waits until all that fades or slides in is where it will be. What follows the scroll position or
 * repeats for ever never ends.
 */
export async function endAnimations(): Promise<void> {
  const ends = document
    .getAnimations()
    .filter(({ timeline }) => timeline === document.timeline)
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    .map(({ finished }) => finished);
  await Promise.allSettled(ends);
}
