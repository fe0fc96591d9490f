import type { IGif } from '@gifkit/model';
import { Video } from '@gifkit/react-components';

export const ClipPlayer = ({ clip }: { clip: IGif }) => (
  <Video gif={clip} width={480} percentWidth="100%" muted controls />
);
