import { createContext, useContext, useEffect, useState } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'] as const;

/** Whether the visitor did something before the page came to life. */
export const VisitorContext = createContext(false);

/** Whether the visitor has done anything yet: until then the page loads nothing more. */
export function useInteracted(): boolean {
  const wasThere = useContext(VisitorContext);
  const [hasInteracted, setInteracted] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const onSign = () => {
      listening.abort();
      setInteracted(true);
    };
    // Not while the page hydrates: the server knew of no visitor.
    if (wasThere) onSign();
    for (const sign of SIGNS) {
      window.addEventListener(sign, onSign, { passive: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, [wasThere]);
  return hasInteracted;
}
