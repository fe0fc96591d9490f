import { useEffect, useId, useRef, useState } from 'react';
import { useEmbedLabels } from '../ui/labels.tsx';

/** Time that a button confirms a copy, in ms. */
const COPIED_SHOWN = 2000;

function copyMarked(input: HTMLInputElement): boolean {
  const { ownerDocument } = input;
  const { activeElement } = ownerDocument;
  // Browsers copy the selection of the focused element.
  input.focus({ preventScroll: true });
  input.select();
  const isCopied = ownerDocument.execCommand('copy');
  // On failure the field keeps focus so that the user can press the copy keys.
  if (isCopied) (activeElement as HTMLElement | null)?.focus({ preventScroll: true });
  return isCopied;
}

/** Copies a text to the clipboard; falls back to execCommand if the Clipboard API is not available. */
async function copy(input: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(input.value);
    return true;
  } catch {
    return copyMarked(input);
  }
}

const copyKeys = (): string => (/Mac|iP/.test(navigator.platform) ? '⌘C' : 'Ctrl+C');

interface CopyFieldProps {
  label: string;
  value: string;
  onCopy: () => void;
}

export function CopyField({ label, value, onCopy }: CopyFieldProps) {
  const labels = useEmbedLabels();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => setOutcome('idle'), COPIED_SHOWN);
    return () => clearTimeout(timer);
  }, [outcome]);

  const onClick = async () => {
    if (!input.current) return;
    const isCopied = await copy(input.current);
    setOutcome(isCopied ? 'copied' : 'failed');
    if (isCopied) onCopy();
  };

  return (
    <div className="copy-field">
      <label htmlFor={id}>{label}</label>
      <div className="copy-row">
        <input
          id={id}
          ref={input}
          readOnly
          dir="ltr"
          value={value}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div className="copy-action">
          <button type="button" onClick={onClick} aria-label={labels.copyField(label)}>
            {labels.copy}
          </button>
          <p role="status">
            {outcome === 'copied' && labels.copied}
            {outcome === 'failed' && labels.press(copyKeys())}
          </p>
        </div>
      </div>
    </div>
  );
}
