import { getAvatarUrl, type IUser } from '@gifkit/model';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ATTRIBUTION_AVATAR_SIZE } from '../constants.ts';

const Picture = styled.img`
  flex: none;
  display: block;
  object-fit: cover;
`;

/** A user's avatar, or one of the default ones. Says nothing: the name stands beside it. */
export function Avatar({ user }: { user: IUser }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  const size = ATTRIBUTION_AVATAR_SIZE;
  return (
    <Picture
      src={getAvatarUrl(user)}
      alt=""
      width={size}
      height={size}
      onError={() => setBroken(true)}
    />
  );
}
