import { useOnline } from '@gifkit/headless/utils';
import { getAvatarUrl, type IUser } from '@gifkit/model';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ownBox } from '../shared/own-box.ts';
import { DefaultAvatar } from './DefaultAvatar.tsx';

/** px */
const SIZE = 32;

const Frame = styled.span`
  flex: none;
  display: block;
  width: ${SIZE}px;
  height: ${SIZE}px;

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
  return (
    <Frame>
      {isText(user.avatar_url) && !isBroken ? (
        <img
          src={getAvatarUrl(user)}
          alt=""
          width={SIZE}
          height={SIZE}
          onError={() => setBroken(true)}
        />
      ) : (
        <DefaultAvatar username={user.username} size={SIZE} />
      )}
    </Frame>
  );
}
