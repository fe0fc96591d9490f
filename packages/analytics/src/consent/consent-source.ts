/** Who knows what the visitor agreed to: a banner of the site's own, or a consent platform. */
export interface ConsentSource {
  /**
   * Tells whether the visitor agrees to a vendor: at once where that is known, and whenever it changes.
   * As long as the visitor has not answered it says nothing.
   *
   * @returns how to stop listening.
   */
  watch(vendor: string, tell: (isGranted: boolean) => void): () => void;
}
