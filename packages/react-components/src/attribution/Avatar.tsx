import { useOnline } from '@gifkit/headless/utils';
import { getAvatarUrl, type IUser } from '@gifkit/model';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ATTRIBUTION_AVATAR_SIZE } from '../constants.ts';
import { ownBox } from '../shared/own-box.ts';
import { DefaultAvatar } from './DefaultAvatar.tsx';

const Frame = styled.span`
  flex: none;
  display: block;
  width: ${ATTRIBUTION_AVATAR_SIZE}px;
  height: ${ATTRIBUTION_AVATAR_SIZE}px;

  && > * {
    ${ownBox}
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** True for a non-empty string: fields of a host's own items can have any type. */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '';

/** Renders a user's avatar or a default one, without alt text, because the name is beside it. */
export function Avatar({ user }: { user: IUser }) {
  const [isBroken, setBroken] = useState(false);
  useOnline(isBroken, () => setBroken(false));
  const size = ATTRIBUTION_AVATAR_SIZE;
  return (
    <Frame>
      {isText(user.avatar_url) && !isBroken ? (
        <img
          src={getAvatarUrl(user)}
          alt=""
          width={size}
          height={size}
          onError={() => setBroken(true)}
        />
      ) : (
        <DefaultAvatar username={user.username} size={size} />
      )}
    </Frame>
  );
}
