import { useEffect, useState } from 'react';

/** Time that "Copied" is shown, in ms. */
const CONFIRMATION = 2000;

type CopyState = 'idle' | 'copied' | 'failed';

export const COPY_WORDS: Readonly<Record<CopyState, string>> = {
  idle: 'Copy',
  copied: 'Copied',
  failed: 'Press Ctrl+C',
};

/** Copies a text and reports the result for a while. */
export function useCopy(): [CopyState, (text: string) => Promise<void>] {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return [state, copy];
}
