import type { ConsentSource } from './consent-source.ts';

/** Consent that the page's own banner asks for. */
export interface Consent extends ConsentSource {
  grant(vendor: string): void;
  deny(vendor: string): void;
}

/** Creates a consent source for a banner of the page's own. It remembers for as long as the page lives. */
export function createConsent(): Consent {
  const answers = new Map<string, boolean>();
  const listeners = new Set<() => void>();
  const answer = (isGranted: boolean) => (vendor: string) => {
    answers.set(vendor, isGranted);
    for (const listener of listeners) listener();
  };
  return {
    grant: answer(true),
    deny: answer(false),
    watch(vendor, tell) {
      let told: boolean | undefined;
      const listener = () => {
        const isGranted = answers.get(vendor);
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
