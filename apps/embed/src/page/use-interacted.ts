import { useEffect, useState } from 'react';
import { LOOKING_ON } from '../constants.ts';

const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'] as const;

/**
 * Whether the visitor has done anything yet, or has looked on for a while: until then the page needs no more
 * script than it came with.
 */
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
    const timer = setTimeout(onSign, LOOKING_ON);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);
  return hasInteracted;
}
