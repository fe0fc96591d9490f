import { getAltText } from '@gifkit/model';
import { styled } from 'styled-components';
import type { PageData } from '../page-data.ts';
import { ContinueWatching, type ContinueWatchingProps } from './ContinueWatching.tsx';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 14px 0 20px;
`;

const Title = styled.h1`
  flex: 1 1 200px;
  margin: 0;
  font-size: 18px;
  font-weight: 700;
  line-height: 1.25;
`;

type DetailsProps = ContinueWatchingProps & Pick<PageData, 'visit'>;

/** What the GIF is called, and where to see more like it. */
export function Details({ visit, ...props }: DetailsProps) {
  const { gif } = props;
  return (
    <Row>
      <Title>
        <bdi>{gif.title || getAltText(gif)}</bdi>
      </Title>
      {!visit.isMobile && <ContinueWatching {...props} />}
    </Row>
  );
}
