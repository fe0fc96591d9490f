import { VerifiedBadge } from '@gifkit/react-components';
import { PageLink } from '../address/PageLink.tsx';
import { formatView } from '../address/route.ts';

/** px */
const AVATAR_SIZE = 44;
const BADGE_SIZE = 15;

interface UploaderLinkProps {
  username: string;
  name: string;
  avatar: string | undefined;
  isVerified: boolean | undefined;
  onGoTo: (address: string) => void;
}

export function UploaderLink({ username, name, avatar, isVerified, onGoTo }: UploaderLinkProps) {
  return (
    <PageLink
      className="uploader"
      to={formatView({ query: `@${username}`, kind: 'gifs' })}
      onGoTo={onGoTo}
    >
      {avatar ? (
        <img src={avatar} alt="" width={AVATAR_SIZE} height={AVATAR_SIZE} />
      ) : (
        <span className="initial" aria-hidden="true">
          {name.charAt(0).toUpperCase()}
        </span>
      )}
      <span>
        <b>
          {name} {isVerified && <VerifiedBadge size={BADGE_SIZE} />}
        </b>
        <small>@{username}</small>
      </span>
    </PageLink>
  );
}
