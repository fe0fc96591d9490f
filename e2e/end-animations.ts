/**
 * Runs in a page: waits for the end of all animations, except for infinite and paused ones and those driven by
 * scrolling.
 */
export async function endAnimations(): Promise<void> {
  const ends = document
    .getAnimations()
    .filter(({ timeline, playState }) => timeline === document.timeline && playState !== 'paused')
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    .map(({ finished }) => finished);
  await Promise.allSettled(ends);
}
