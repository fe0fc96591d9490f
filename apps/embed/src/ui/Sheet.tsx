import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { WIDE_FRAME } from './frame.ts';

const Dialog = styled.div`
  position: fixed;
  inset: 0;
  z-index: 2;
  display: flex;
  flex-direction: column;
  gap: 14px;
  overflow: auto;
  padding: 14px;
  background: rgb(12 12 16 / 94%);
  color: #fff;

  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  h2 {
    margin: 0;
    font-size: 16px;
  }

  ${WIDE_FRAME} {
    position: absolute;
  }
`;

/** A round button on a sheet. */
export const SheetButton = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: #2a2a33;
  color: #fff;
  cursor: pointer;
  transition: background 0.3s;

  &:hover {
    background: #3f3f4b;
  }
  &[aria-pressed='true'] {
    background: #ff6666;
  }
  svg {
    width: 18px;
    height: 18px;
    fill: currentColor;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

const CLOSE = 'm5 3 7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7z';

/** A picture of one path, 24 by 24. */
export const SheetIcon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

interface SheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Lies over the whole frame, or on a wide page over the player, keeps the focus as long as it is there, and gives it back. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.querySelector('button')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Tab') return;
    const stops = [...(dialog.current?.querySelectorAll<HTMLElement>('button, a, input') ?? [])];
    const [last, first] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    if (document.activeElement !== last) return;
    event.preventDefault();
    first?.focus();
  };

  return (
    <Dialog ref={dialog} role="dialog" aria-modal="true" aria-label={title} onKeyDown={onKeyDown}>
      <header>
        <h2>{title}</h2>
        <SheetButton type="button" aria-label="Close" onClick={onClose}>
          <SheetIcon path={CLOSE} />
        </SheetButton>
      </header>
      {children}
    </Dialog>
  );
}
