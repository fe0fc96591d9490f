import { expect, it } from 'vitest';
import { inviteFragment, parseInviteFragment } from './invite-fragment.ts';

it('an invitation comes out of a fragment as it went in', () => {
  const invitation = { host: 'http://localhost:4000', token: 'a&b=c#d %' };
  const { hash } = new URL(inviteFragment(invitation), 'https://embed.example/embed/abc');
  expect(parseInviteFragment(hash)).toEqual(invitation);
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
