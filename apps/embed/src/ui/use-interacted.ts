import { useEffect, useState } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'] as const;

/**
 * Whether the visitor has done anything yet: until then the page loads nothing more.
 *
 * @param wasThere the visitor did something before the page came to life.
 */
export function useInteracted(wasThere: boolean): boolean {
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
