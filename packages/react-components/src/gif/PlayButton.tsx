import { type MouseEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { useLabels } from '../labels/labels-context.ts';
import { useKeptFocus } from '../shared/keep-focus.ts';
import { plateButton, touchTarget } from '../shared/over-picture.ts';
import { FACE_CLASS, PLAY_CLASS } from './GifContainer.ts';

const Button = styled.button<{ $hasRoom: boolean }>`
  ${plateButton}
  ${({ $hasRoom }) => $hasRoom && touchTarget}
  position: absolute;
  top: 8px;
  inset-inline-end: 8px;
  box-sizing: border-box;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  padding: 6px;

  &.giphy-flashing {
    display: flex;
    align-items: center;
    gap: 6px;
    width: auto;
    max-width: calc(100% - 16px);
    height: auto;
    min-height: 32px;
    border-radius: 16px;
    font: 600 13px / 1.2 system-ui, sans-serif;
    text-align: start;
    overflow-wrap: anywhere;
  }
  svg {
    display: block;
    flex: none;
    fill: currentcolor;
  }
`;

const PLAY = 'M4 2v12l10-6Z';
const PAUSE = 'M3 2h4v12H3zM9 2h4v12H9z';

export interface PlayButtonProps {
  isPaused: boolean;
  /** The button warns of it while the GIF is paused. */
  isFlashing: boolean;
  /** What the picture shows. */
  name: string;
  /** The GIF is large enough for a click target that is larger than the button. */
  hasRoom: boolean;
  onToggle: () => void;
}

/** Starts and stops a GIF. */
export function PlayButton({ isPaused, isFlashing, name, hasRoom, onToggle }: PlayButtonProps) {
  const labels = useLabels();
  const button = useRef<HTMLButtonElement>(null);
  useKeptFocus(button, ({ parentElement }) =>
    parentElement?.querySelector<HTMLElement>(`.${FACE_CLASS}`),
  );
  const hasNotice = isPaused && isFlashing;
  const action = isPaused ? labels.playGif(name) : labels.pauseGif(name);
  const onClick = (event: MouseEvent) => {
    // The click is not one on the GIF.
    event.stopPropagation();
    onToggle();
  };
  return (
    <Button
      ref={button}
      type="button"
      $hasRoom={hasRoom}
      className={hasNotice ? `${PLAY_CLASS} giphy-flashing` : PLAY_CLASS}
      title={hasNotice ? labels.flashing : undefined}
      aria-label={hasNotice ? `${labels.flashing}: ${action}` : action}
      onClick={onClick}
    >
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path d={isPaused ? PLAY : PAUSE} />
      </svg>
      {hasNotice && <span>{labels.flashing}</span>}
    </Button>
  );
}
