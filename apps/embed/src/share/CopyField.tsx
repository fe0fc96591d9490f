import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { COPIED_SHOWN } from '../constants.ts';

const Label = styled.label`
  display: block;
  margin-bottom: 4px;
  color: #c9c9d2;
  font-size: 12px;
  font-weight: 600;

  @media (height < 320px) {
    margin: 0;
  }
`;

/** In a low frame the label stands beside its field. */
const Field = styled.div`
  @media (height < 320px) {
    display: grid;
    grid-template-columns: 80px minmax(0, 1fr);
    align-items: center;
  }
`;

const Row = styled.div`
  display: flex;
  gap: 6px;

  input {
    flex: 1;
    min-width: 0;
    height: 36px;
    padding: 0 10px;
    border: 1px solid #3a3a46;
    border-radius: 6px;
    background: #08080b;
    color: #fff;
    font: 13px ui-monospace, monospace;
  }
  button {
    flex: none;
    min-width: 72px;
    padding: 0 12px;
    border: 0;
    border-radius: 6px;
    background: #fff;
    color: #121217;
    font: 650 13px system-ui, sans-serif;
    cursor: pointer;
  }
`;

/** Puts a text on the clipboard; the old way where a frame may not do it the new one. */
async function copy(input: HTMLInputElement): Promise<boolean> {
  input.select();
  try {
    await navigator.clipboard.writeText(input.value);
    return true;
  } catch {
    return input.ownerDocument.execCommand('copy');
  }
}

const WORDS = {
  idle: () => 'Copy',
  copied: () => 'Copied',
  failed: () => `Press ${/Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl+'}C`,
} as const;

interface CopyFieldProps {
  label: string;
  value: string;
  onCopy: () => void;
}

/** A text to be copied, by its button or by hand. */
export function CopyField({ label, value, onCopy }: CopyFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<keyof typeof WORDS>('idle');

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
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <Row>
        <input
          id={id}
          ref={input}
          readOnly
          value={value}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" onClick={onClick} aria-label={`Copy ${label.toLowerCase()}`}>
          <span aria-live="polite">{WORDS[outcome]()}</span>
        </button>
      </Row>
    </Field>
  );
}
