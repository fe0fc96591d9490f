import { useEffect, useId, useRef, useState } from 'react';
import { COPIED_SHOWN } from '../constants.ts';
import { useEmbedLabels } from '../ui/labels.tsx';

/** Copies what is marked in a field, and gives the focus back to where it was. */
function copyMarked(input: HTMLInputElement): boolean {
  const { ownerDocument } = input;
  const { activeElement } = ownerDocument;
  // Browsers copy from what has the focus.
  input.focus({ preventScroll: true });
  input.select();
  const isCopied = ownerDocument.execCommand('copy');
  // Else the visitor presses the keys for it there.
  if (isCopied) (activeElement as HTMLElement | null)?.focus({ preventScroll: true });
  return isCopied;
}

/** Puts a text on the clipboard; the old way where a frame may not do it the new one. */
async function copy(input: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(input.value);
    return true;
  } catch {
    return copyMarked(input);
  }
}

/** What copies what is marked. */
const copyKeys = (): string => (/Mac|iP/.test(navigator.platform) ? '⌘C' : 'Ctrl+C');

interface CopyFieldProps {
  label: string;
  value: string;
  onCopy: () => void;
}

/** A text to be copied, by its button or by hand. */
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
