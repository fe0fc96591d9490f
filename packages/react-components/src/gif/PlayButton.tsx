import { playbackEnglish, useLabelsOr } from '@gifkit/headless';
import * as Tile from '@gifkit/headless/tile';
import { styled } from 'styled-components';
import { LARGE_TARGET_MIN_SIZE } from '../constants.ts';
import { touchTarget } from '../shared/touch-target.ts';
import { playButtonCss } from './play-button-css.ts';

const Button = styled.button<{ $hasLargeTarget: boolean }>`
  ${playButtonCss}
  ${({ $hasLargeTarget }) => $hasLargeTarget && touchTarget}
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
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={isPaused ? PLAY : PAUSE} />
          </svg>
          {isFlashing && <span>{labels.flashing}</span>}
        </Button>
      )}
    />
  );
}
