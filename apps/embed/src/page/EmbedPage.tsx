import { styled } from 'styled-components';
import { GRID_WIDTH, RELATED_MARGIN } from '../constants.ts';
import { Details } from './Details.tsx';
import { WIDE_FRAME } from './frame.ts';
import { GlobalStyle } from './GlobalStyle.ts';
import { Player } from './Player.tsx';
import type { PageData } from './page-data.ts';
import { RelatedGifs } from './RelatedGifs.tsx';

const Page = styled.main`
  margin: 0 auto;

  ${WIDE_FRAME} {
    width: min(100% - ${RELATED_MARGIN}px, ${GRID_WIDTH}px);
    padding: 24px 0 48px;
  }
`;

const Content = styled.div`
  width: calc(100% - ${RELATED_MARGIN}px);
  margin: 0 auto;
  padding-bottom: ${RELATED_MARGIN / 2}px;

  ${WIDE_FRAME} {
    width: auto;
  }
`;

/** One GIF with its player, its title and what is related to it. */
export function EmbedPage({ gif, related, service }: PageData) {
  return (
    <Page>
      <GlobalStyle />
      <Player gif={gif} service={service} />
      <Content>
        <Details gif={gif} service={service} />
        <RelatedGifs gif={gif} related={related} service={service} />
      </Content>
    </Page>
  );
}
