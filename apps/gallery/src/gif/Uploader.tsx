import { getAvatarUrl, type IUser, safeUrl, shouldShowAttribution } from '@gifkit/model';
import { VerifiedBadge } from '@gifkit/react-components';
import { PageLink } from '../address/PageLink.tsx';
import { formatView } from '../address/view.ts';

export interface UploaderProps {
  user: IUser | undefined;
  onGoTo: (address: string) => void;
}

/** Who made a GIF, with a link to all of their GIFs. Nothing for uploaders who want no attribution. */
export function Uploader({ user, onGoTo }: UploaderProps) {
  if (!shouldShowAttribution(user) || !user.username) return null;
  const avatar = user.avatar_url ? safeUrl(getAvatarUrl(user)) : undefined;
  const name = user.display_name || user.username;
  return (
    <PageLink
      className="uploader"
      to={formatView({ query: `@${user.username}`, kind: 'gifs' })}
      onGoTo={onGoTo}
    >
      {avatar ? (
        <img src={avatar} alt="" width={44} height={44} />
      ) : (
        <span className="initial" aria-hidden="true">
          {name.charAt(0).toUpperCase()}
        </span>
      )}
      <span>
        <b>
          {name} {user.is_verified && <VerifiedBadge size={15} />}
        </b>
        <small>@{user.username}</small>
      </span>
    </PageLink>
  );
}
