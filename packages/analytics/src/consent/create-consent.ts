/** Source of the user's consent: the site's own banner, or a consent platform. */
export interface ConsentSource {
  /**
   * Watches the user's decision about a vendor. Calls `tell` immediately if the decision is known, and after
   * each change. Does not call it before the user has decided.
   *
   * @returns a function that stops watching.
   */
  watch(vendor: string, tell: (isGranted: boolean) => void): () => void;
}

/** A consent source controlled by the page's own banner. */
export interface Consent extends ConsentSource {
  grant(vendor: string): void;
  deny(vendor: string): void;
}

/** Creates a consent source for the page's own banner. Decisions are kept in memory until the page ends. */
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
