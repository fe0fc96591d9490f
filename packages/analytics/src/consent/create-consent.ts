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

/** The visitor's decisions, as the page's own banner reports them. */
export interface Consent extends ConsentSource {
  grant(vendor: string): void;
  deny(vendor: string): void;
}

/** Creates a consent source for the page's own banner. It keeps the decisions until the page is left. */
export function createConsent(): Consent {
  const decisions = new Map<string, boolean>();
  const listeners = new Set<() => void>();
  const decide = (isGranted: boolean) => (vendor: string) => {
    decisions.set(vendor, isGranted);
    for (const listener of listeners) listener();
  };
  return {
    grant: decide(true),
    deny: decide(false),
    watch(vendor, tell) {
      let told: boolean | undefined;
      const listener = () => {
        const isGranted = decisions.get(vendor);
        if (isGranted === undefined || isGranted === told) return;
        told = isGranted;
        tell(isGranted);
      };
      listeners.add(listener);
      listener();
      return () => listeners.delete(listener);
    },
  };
}
