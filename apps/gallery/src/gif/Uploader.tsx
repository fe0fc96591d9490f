import { getAvatarUrl, type IUser, safeUrl, shouldShowAttribution } from '@gifkit/model';
import { UploaderLink } from '../shared/UploaderLink.tsx';

interface UploaderProps {
  user: IUser | undefined;
  onGoTo: (address: string) => void;
}

/** The uploader with a link to all of their GIFs. Renders nothing if the uploader suppresses attribution. */
export function Uploader({ user, onGoTo }: UploaderProps) {
  if (!shouldShowAttribution(user) || !user.username) return null;
  const avatar = user.avatar_url ? safeUrl(getAvatarUrl(user)) : undefined;
  const name = user.display_name || user.username;
  return (
    <UploaderLink
      username={user.username}
      name={name}
      avatar={avatar}
      isVerified={user.is_verified}
      onGoTo={onGoTo}
    />
  );
}
