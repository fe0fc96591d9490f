import { styled } from 'styled-components';
import { usePlayer } from '../player/use-player.ts';
import { GlobalStyle } from './GlobalStyle.ts';
import { Player } from './Player.tsx';
import type { PageData } from './page-data.ts';

const Page = styled.main`
  display: grid;
  align-items: center;
  min-height: 100svh;
  background: var(--stage);
`;

/** The bare player: nothing but the GIF and what lies over it. */
export function PlayerPage(data: PageData) {
  const control = usePlayer(data.gif.id, data.visit.savesData);
  return (
    <Page>
      <GlobalStyle />
      <Player {...data} control={control} />
    </Page>
  );
}
