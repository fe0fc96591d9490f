import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { COPIED_SHOWN } from '../constants.ts';
import { useEmbedLabels } from '../labels/embed-labels-context.ts';
import { TOUCH_TARGET } from '../ui/touch-target.ts';

const Label = styled.label`
  display: block;
  margin-bottom: 4px;
  color: #c9c9d2;
  font-size: 12px;
  font-weight: 600;

  @media (height < 320px) and (width >= 280px) {
    margin: 0;
  }
`;

/** In a low frame the label stands beside its field. */
const Field = styled.div`
  @media (height < 320px) and (width >= 280px) {
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

    /* Into smaller fields iOS would zoom. */
    @media (pointer: coarse) {
      font-size: 16px;
    }
  }
  button {
    flex: none;
    min-width: 72px;
    position: relative;
    padding: 0 12px;
    ${TOUCH_TARGET}
    border: 0;
    border-radius: 6px;
    background: #fff;
    color: #121217;
    font: 650 13px system-ui, sans-serif;
    cursor: pointer;
  }
`;

/** What came of it, over the end of the field. */
const Outcome = styled.p`
  position: absolute;
  inset-block: 2px;
  inset-inline-end: 100%;
  align-content: center;
  margin: 0;
  padding: 0 10px;
  border-radius: 4px;
  background: #fff;
  color: #121217;
  font-size: 12px;
  font-weight: 650;
  white-space: nowrap;

  &:empty {
    padding: 0;
  }
`;

/** The button, and what it says. */
const Action = styled.div`
  position: relative;
  display: grid;
  flex: none;
`;

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
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <Row>
        <input
          id={id}
          ref={input}
          readOnly
          dir="ltr"
          value={value}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Action>
          <button type="button" onClick={onClick} aria-label={labels.copyField(label)}>
            {labels.copy}
          </button>
          <Outcome role="status">
            {outcome === 'copied' && labels.copied}
            {outcome === 'failed' && labels.press(copyKeys())}
          </Outcome>
        </Action>
      </Row>
    </Field>
  );
}
