import { styled } from 'styled-components';
import type { PageData } from '../page-data.ts';
import { startsAtRest } from '../player/starts-at-rest.ts';
import { usePlayer } from '../player/use-player.ts';
import { Player } from './Player.tsx';

const Page = styled.main`
  background: var(--stage);
`;

/** The bare player: nothing but the GIF and what lies over it. */
export function PlayerPage(data: PageData) {
  const control = usePlayer(startsAtRest(data));
  return (
    <Page>
      <Player data={data} control={control} />
    </Page>
  );
}
