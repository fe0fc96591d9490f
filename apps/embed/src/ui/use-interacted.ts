import { useEffect, useState } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'] as const;

/** Whether the visitor has done anything yet: until then the page needs no more script than it came with. */
export function useInteracted(): boolean {
  const [hasInteracted, setInteracted] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const onSign = () => {
      listening.abort();
      setInteracted(true);
    };
    for (const sign of SIGNS) {
      window.addEventListener(sign, onSign, { passive: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, []);
  return hasInteracted;
}
