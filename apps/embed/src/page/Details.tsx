import { getAltText } from '@gifkit/model';
import type { PageData } from '../page-data.ts';
import { ContinueWatching, type ContinueWatchingProps } from './ContinueWatching.tsx';

type DetailsProps = ContinueWatchingProps & Pick<PageData, 'visit'>;

/** What the GIF is called, and where to see more like it. */
export function Details({ visit, ...props }: DetailsProps) {
  const { gif } = props;
  return (
    <div className="details">
      <h1>
        <bdi>{gif.title || getAltText(gif)}</bdi>
      </h1>
      {!visit.isMobile && <ContinueWatching {...props} />}
    </div>
  );
}
