import { playbackEnglish, useLabelsOr } from '@gifkit/headless';
import * as Tile from '@gifkit/headless/tile';
import { styled } from 'styled-components';
import { LARGE_TARGET_MIN_SIZE } from '../constants.ts';
import { plateButton } from '../shared/over-picture.ts';
import { font } from '../shared/tokens.ts';
import { touchTarget } from '../shared/touch-target.ts';

const Button = styled.button<{ $hasLargeTarget: boolean }>`
  ${plateButton}
  ${({ $hasLargeTarget }) => $hasLargeTarget && touchTarget}
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
    font: 600 13px / 1.2 ${font('system-ui, sans-serif')};
    text-align: start;
    overflow-wrap: anywhere;
  }
  svg {
    display: block;
    flex: none;
    fill: currentcolor;
  }
`;

const PLAY_CLASS = 'giphy-gif-play';

const PLAY = 'M4 2v12l10-6Z';
const PAUSE = 'M3 2h4v12H3zM9 2h4v12H9z';

interface PlayButtonProps {
  /** px; size of the tile. */
  width: number;
  height: number;
}

export function PlayButton({ width, height }: PlayButtonProps) {
  const labels = useLabelsOr(playbackEnglish);
  // A small GIF would be covered by the enlarged target.
  const hasLargeTarget = Math.min(width, height) >= LARGE_TARGET_MIN_SIZE;
  return (
    <Tile.PlayButton
      render={(props, { isPaused, isFlashing }) => (
        <Button
          {...props}
          $hasLargeTarget={hasLargeTarget}
          className={isFlashing ? `${PLAY_CLASS} giphy-flashing` : PLAY_CLASS}
        >
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path d={isPaused ? PLAY : PAUSE} />
          </svg>
          {isFlashing && <span>{labels.flashing}</span>}
        </Button>
      )}
    />
  );
}
