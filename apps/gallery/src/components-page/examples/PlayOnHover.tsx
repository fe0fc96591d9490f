import type { IGif } from '@gifkit/model';
import { Gif, VideoOverlay } from '@gifkit/react-components';

export const PlayOnHover = ({ clip }: { clip: IGif }) => (
  <Gif gif={clip} width={300} overlay={VideoOverlay} />
);
