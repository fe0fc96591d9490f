import { createElement, useEffect, useId, useState } from 'react';

/** Time that "Copied" is shown, in ms. */
const CONFIRMATION = 2000;

type CopyState = 'idle' | 'copied' | 'failed';

const COPY_WORDS: Readonly<Record<CopyState, string>> = {
  idle: 'Copy',
  copied: 'Copied',
  failed: 'Press Ctrl+C',
};

/** Copies a text and reports the result for a while. */
function useCopy(): [CopyState, (text: string) => Promise<void>] {
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

interface CopyFieldProps {
  label: string;
  value: string;
}

/** A read-only field that selects its text on click, with a copy button. */
export function CopyField({ label, value }: CopyFieldProps) {
  const id = useId();
  const [state, copy] = useCopy();
  return (
    <div className="copy-field">
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          id={id}
          type="text"
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
        />
        <button
          type="button"
          onClick={() => copy(value)}
          aria-label={`Copy ${label.toLowerCase()}`}
        >
          {COPY_WORDS[state]}
        </button>
      </div>
      <span role="status" className="visually-hidden">
        {state === 'copied' ? `${label} copied` : state === 'failed' ? 'Copying failed' : ''}
      </span>
    </div>
  );
}

/** A listing with a copy button. */
export function Code({ label, code }: { label: string; code: CodeTokens }) {
  const [state, copy] = useCopy();
  const text = code.map(([part]) => part).join('');
  const parts = code.map(([part, kind]) => (kind ? <span className={kind}>{part}</span> : part));
  return (
    <section className="code" aria-label={label}>
      <button type="button" onClick={() => copy(text)} aria-label={`Copy ${label}`}>
        <span role="status">{COPY_WORDS[state]}</span>
      </button>
      <pre>{createElement('code', {}, ...parts)}</pre>
    </section>
  );
}
