import { useEffect } from 'react';
import { styled } from 'styled-components';
import { GRID_WIDTH, RELATED_MARGIN } from '../constants.ts';
import type { PageData } from '../page-data.ts';
import { startsAtRest } from '../player/starts-at-rest.ts';
import { usePlayer } from '../player/use-player.ts';
import { RelatedGifs } from '../related/RelatedGifs.tsx';
import { countLazily } from '../tracking/count-lazily.ts';
import { track } from '../tracking/track.ts';
import { WIDE_FRAME, WIDE_FRAME_WIDTH } from '../ui/frame.ts';
import { Details } from './Details.tsx';
import { Player } from './Player.tsx';

const Page = styled.main`
  margin: 0 auto;

  ${WIDE_FRAME} {
    /* From the frame's edge, where it is in smaller frames, the player goes in bit by bit. */
    --inset: min((100vw - ${WIDE_FRAME_WIDTH}px) / 4, ${RELATED_MARGIN / 2}px);
    max-width: ${GRID_WIDTH + RELATED_MARGIN}px;
    padding-top: var(--inset);
  }
`;

const Content = styled.div`
  width: calc(100% - ${RELATED_MARGIN}px);
  margin: 0 auto;
  padding-bottom: 48px;
`;

/** One GIF with its player, its title and what is related to it; on phones without the latter. */
export function EmbedPage(data: PageData) {
  const { gif, service, visit } = data;
  const control = usePlayer(startsAtRest(data));
  useEffect(() => {
    const listening = new AbortController();
    const onScroll = () => track('scroll', 'page');
    window.addEventListener('scroll', onScroll, {
      once: true,
      passive: true,
      signal: listening.signal,
    });
    return () => listening.abort();
  }, []);
  const onContinue = () => {
    const { current: frame } = control.frame;
    if (frame) countLazily('CLICK', { gif, service }, frame);
  };
  return (
    <Page>
      <Player data={data} control={control} />
      <Content>
        <Details gif={gif} service={service} visit={visit} onContinue={onContinue} />
        {!visit.isMobile && (
          <div
            onPointerEnter={() => control.onGrid(true)}
            onPointerLeave={() => control.onGrid(false)}
          >
            <RelatedGifs {...data} onPausedChange={control.onAllPaused} />
          </div>
        )}
      </Content>
    </Page>
  );
}
