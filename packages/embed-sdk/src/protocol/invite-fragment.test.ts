import { expect, it } from 'vitest';
import { addInvitation, inviteFragment, parseInviteFragment } from './invite-fragment.ts';

it('an invitation comes out of a fragment as it went in', () => {
  const invitation = { host: 'http://localhost:4000', token: 'a&b=c#d %' };
  const { hash } = new URL(inviteFragment(invitation), 'https://embed.example/embed/abc');
  expect(parseInviteFragment(hash)).toEqual(invitation);
});

it('an invitation takes the place of another, and leaves the rest of a fragment', () => {
  const fragment = addInvitation('#api_key=K&gifkit-token=old', {
    host: 'https://a.example',
    token: 'new',
  });
  expect(Object.fromEntries(new URLSearchParams(fragment.slice(1)))).toEqual({
    api_key: 'K',
    'gifkit-host': 'https://a.example',
    'gifkit-token': 'new',
  });
});

it.each([
  '',
  '#',
  '#comments',
  '#gifkit-host=*&gifkit-token=t',
  '#gifkit-host=https://a.example',
  '#gifkit-token=t',
  '#gifkit-host=https://a.example&gifkit-token=',
])('no invitation comes out of "%s"', (fragment) => {
  expect(parseInviteFragment(fragment)).toBeUndefined();
});
