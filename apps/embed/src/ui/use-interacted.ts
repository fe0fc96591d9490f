import { useEffect, useState } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'] as const;

/**
 * Whether the visitor has interacted; until then the page loads nothing more.
 *
 * @param wasThere the visitor interacted before hydration.
 */
export function useInteracted(wasThere: boolean): boolean {
  const [hasInteracted, setInteracted] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const onSign = () => {
      listening.abort();
      setInteracted(true);
    };
    // Set after hydration, to match the server's markup.
    if (wasThere) onSign();
    for (const sign of SIGNS) {
      window.addEventListener(sign, onSign, { passive: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, [wasThere]);
  return hasInteracted;
}
