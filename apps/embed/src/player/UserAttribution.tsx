import { getAvatarUrl, type IGif, type IUser, safeUrl, shouldShowAttribution } from '@gifkit/model';
import { VerifiedBadge } from '@gifkit/react-components';
import {
  ATTRIBUTION_AVATAR_SIZE,
  DefaultAvatar,
  VERIFIED_BADGE_SIZE,
} from '@gifkit/react-components/internal';
import { styled } from 'styled-components';
import { useEmbedLabels } from '../labels/embed-labels-context.ts';
import { track } from '../tracking/track.ts';

/** px */
const PADDING = 4;

/** High enough to hit; higher where the reader's text is. */
const Profile = styled.a`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  min-height: 44px;
  padding: ${PADDING}px;
  border-radius: 4px;
  color: #fff;
  font-size: 13px;
  line-height: 1.3;
  text-decoration: none;
  background: var(--plate);

  &[href]:hover strong {
    text-decoration: underline;
  }
`;

const Avatar = styled.span`
  display: grid;
  flex: none;
  border-radius: 4px;
  overflow: hidden;
  background: rgb(255 255 255 / 16%);

  img {
    object-fit: cover;
  }
`;

const Names = styled.span`
  display: grid;
  flex: 0 1 auto;
  align-content: center;
  /* A name is cut short, and never away. */
  min-width: 44px;
`;

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  min-width: 0;

  svg {
    flex: none;
  }
`;

const Line = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Whether there is an uploader to be named. */
export const namesUploader = <Gif extends Pick<IGif, 'user'>>(
  gif: Gif,
): gif is Gif & { user: IUser } => shouldShowAttribution(gif.user) && gif.user.username !== '';

/** Who uploaded the GIF, and the way to their page. */
export function UserAttribution({ user }: { user: IUser }) {
  const avatar = user.avatar_url && safeUrl(getAvatarUrl(user));
  const labels = useEmbedLabels();
  const handle = `@${user.username}`;
  const name = user.attribution_display_name || user.display_name;
  const hasName = name && name !== user.username;
  // The name says all that one sees (WCAG 2.2, 2.5.3).
  const by = labels.by(hasName ? `${name} ${handle}` : handle, user.is_verified);
  const href = safeUrl(user.profile_url);
  const badge = user.is_verified && <VerifiedBadge size={VERIFIED_BADGE_SIZE} isSilent />;
  return (
    <Profile
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={href ? labels.inNewTab(by) : by}
      onClick={() => track('click', 'attribution')}
    >
      <Avatar>
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
      </Avatar>
      <Names>
        <Name>
          <Line as="strong" dir="auto">
            {hasName ? name : handle}
          </Line>
          {badge}
        </Name>
        {hasName && <Line dir="auto">{handle}</Line>}
      </Names>
    </Profile>
  );
}
