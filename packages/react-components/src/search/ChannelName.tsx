import type { IChannel } from '@gifkit/model';
import { Avatar } from '../attribution/Avatar.tsx';
import { VerifiedBadge } from '../attribution/VerifiedBadge.tsx';
import { VERIFIED_BADGE_SIZE } from '../constants.ts';

/** Avatar, name and badge of a channel. */
export const ChannelName = ({ channel: { user, display_name } }: { channel: IChannel }) => (
  <>
    {user && <Avatar user={user} />}
    <bdi title={display_name}>{user ? `@${user.username}` : display_name}</bdi>
    {user?.is_verified && <VerifiedBadge size={VERIFIED_BADGE_SIZE} />}
  </>
);
