import { expect, it } from 'vitest';
import { addInvitation, inviteFragment, parseInviteFragment } from './invite-fragment.ts';

it('an invitation survives the round trip through a fragment', () => {
  const invitation = { host: 'http://localhost:4000', token: 'a&b=c#d %' };
  const { hash } = new URL(inviteFragment(invitation), 'https://embed.example/embed/abc');
  expect(parseInviteFragment(hash)).toEqual(invitation);
});

it('an invitation replaces an earlier one and keeps the rest of the fragment', () => {
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
])('"%s" has no invitation', (fragment) => {
  expect(parseInviteFragment(fragment)).toBeUndefined();
});
