import type { IGif } from '@gifkit/model';
import { Attribution, VerifiedBadge } from '@gifkit/react-components';

export const Credit = ({ gif }: { gif: IGif }) => (
  <div style={{ padding: 12, borderRadius: 12, background: '#17141c' }}>
    <Attribution gif={gif} />
    <VerifiedBadge size={24} />
  </div>
);
