/** Knows which vendors the visitor agreed to: the site's own banner, or a consent platform. */
export interface ConsentSource {
  /**
   * Watches the visitor's decision about a vendor. Calls `tell` at once if the decision is known, and again
   * whenever it changes. Does not call it before the visitor has decided.
   *
   * @returns a function that stops watching.
   */
  watch(vendor: string, tell: (isGranted: boolean) => void): () => void;
}
