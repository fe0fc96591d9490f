import { useId } from 'react';
import { COPY_WORDS, useCopy } from './use-copy.ts';

export interface CopyFieldProps {
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
