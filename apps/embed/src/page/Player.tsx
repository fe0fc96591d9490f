import { styled } from 'styled-components';
import { FOOTER_HEIGHT } from '../constants.ts';
import { showsAttribution } from './attribution.ts';
import { SMALL_FRAME, WIDE_FRAME } from './frame.ts';
import { Header } from './Header.tsx';
import { Layer } from './Layer.tsx';
import { PlayPauseButton } from './PlayPauseButton.tsx';
import type { PageData } from './page-data.ts';
import { Stage } from './Stage.tsx';
import { getStageRatio } from './stage-images.ts';
import { UserAttribution } from './UserAttribution.tsx';
import { useHydrated } from './use-hydrated.ts';
import { usePlayer } from './use-player.ts';

/** As wide as the frame and as high as the GIF then is, but never higher than the frame. */
const Box = styled.section<{ $ratio: number }>`
  position: relative;
  width: 100%;
  min-height: min(100svh, 180px);
  max-height: 100svh;
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  --focus: #00ccff;
  background: var(--stage);
  color: #fff;

  ${WIDE_FRAME} {
    max-height: clamp(320px, 66svh, 620px);
    border-radius: 12px;
  }

  ${SMALL_FRAME} {
    height: 100svh;
    max-height: none;
    border-radius: 0;
  }
`;

const Chrome = styled.div`
  min-width: 0;

  ${SMALL_FRAME} {
    display: none;
  }
`;

const Footer = styled.footer`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: 12px;
  min-height: ${FOOTER_HEIGHT}px;
  margin-top: auto;
  padding: 10px;
`;

const Controls = styled.div`
  margin-left: auto;
`;

/** The GIF with everything that lies over it. */
export function Player({ gif, service }: Pick<PageData, 'gif' | 'service'>) {
  const { wish, isPaused, toggle } = usePlayer();
  const isHydrated = useHydrated();
  const { user } = gif;
  return (
    <Box aria-label="Player" $ratio={getStageRatio(gif)}>
      <Stage gif={gif} wish={wish} />
      <Layer $stays={isPaused}>
        <Chrome>
          <Header service={service} />
        </Chrome>
        <Footer>
          {showsAttribution(user) && (
            <Chrome>
              <UserAttribution user={user} service={service} />
            </Chrome>
          )}
          <Controls>
            {isHydrated && <PlayPauseButton isPaused={isPaused} onToggle={toggle} />}
          </Controls>
        </Footer>
      </Layer>
    </Box>
  );
}
