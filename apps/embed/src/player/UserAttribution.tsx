import { getAvatarUrl, type IUser, safeUrl } from '@gifkit/model';
import { DefaultAvatar, VerifiedBadge } from '@gifkit/react-components';
import { track } from '../tracking/track.ts';
import { useEmbedLabels } from '../ui/labels.tsx';

/** px; size of the avatar in an attribution. */
const ATTRIBUTION_AVATAR_SIZE = 32;

/** px; size of the verified badge in an attribution. */
const VERIFIED_BADGE_SIZE = 14;

export function UserAttribution({ user }: { user: IUser }) {
  const avatar = user.avatar_url && safeUrl(getAvatarUrl(user));
  const labels = useEmbedLabels();
  const handle = `@${user.username}`;
  const name = user.display_name;
  const hasName = name && name !== user.username;
  // The accessible name contains the visible text (WCAG 2.2, 2.5.3).
  const by = labels.by(hasName ? `${name} ${handle}` : handle, user.is_verified);
  const href = safeUrl(user.profile_url);
  const badge = user.is_verified && <VerifiedBadge size={VERIFIED_BADGE_SIZE} isSilent />;
  return (
    <a
      className="uploader"
      href={href}
      target="_blank"
      rel="noopener"
      title={hasName ? `${name} ${handle}` : handle}
      aria-label={href ? labels.inNewTab(by) : by}
      onClick={() => track('click', 'attribution')}
    >
      <span className="avatar">
        {avatar ? (
          <img
            src={avatar}
            width={ATTRIBUTION_AVATAR_SIZE}
            height={ATTRIBUTION_AVATAR_SIZE}
            alt=""
            loading="lazy"
          />
        ) : (
          <DefaultAvatar username={user.username} size={ATTRIBUTION_AVATAR_SIZE} />
        )}
      </span>
      <span className="uploader-names">
        <span className="uploader-name">
          <strong dir="auto">{hasName ? name : handle}</strong>
          {badge}
        </span>
        {hasName && <span dir="auto">{handle}</span>}
      </span>
    </a>
  );
}
