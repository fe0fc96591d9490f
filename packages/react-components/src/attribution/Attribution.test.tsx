import { LabelsProvider } from '@gifkit/headless';
import { de } from '@gifkit/labels/de';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { makeGif } from '../../../headless/src/test/make-gif.ts';
import { Attribution } from './Attribution.tsx';
import { VerifiedBadge } from './VerifiedBadge.tsx';

const withUser = (user: Record<string, unknown>) => makeGif('a', { user });

describe('Attribution', () => {
  it("links to the user's page in a new tab", () => {
    render(<Attribution gif={makeGif('a')} className="mine" />);
    const name = 'By Paintbox Studio, verified (opens in a new tab)';
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', 'https://example.com/paintbox');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveClass('giphy-attribution', 'mine');
  });

  it('calls the handler instead, if there is one', async () => {
    const onClick = vi.fn();
    const gif = makeGif('a');
    render(<Attribution gif={gif} onClick={onClick} />);
    await userEvent.click(screen.getByRole('button', { name: 'By Paintbox Studio, verified' }));
    expect(onClick).toHaveBeenCalledExactlyOnceWith(gif);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it.each([
    [
      'the attribution name',
      { attribution_display_name: 'A', display_name: 'B', username: 'c' },
      'A',
    ],
    ['the display name', { display_name: 'B', username: 'c' }, 'B'],
    ['the username', { username: 'c' }, '@c'],
  ])('names a user by %s', (_, user, name) => {
    render(<Attribution gif={withUser(user)} />);
    expect(screen.getByText(name)).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Verified' })).not.toBeInTheDocument();
  });

  it.each([
    ['no user', undefined],
    ['a user without a name', { username: '', display_name: '' }],
  ])('renders nothing for %s', (_, user) => {
    const { container } = render(<Attribution gif={makeGif('a', { user })} />);
    expect(container).toBeEmptyDOMElement();
  });

  it("has one accessible name, in the user's language", () => {
    render(
      <LabelsProvider labels={de}>
        <Attribution gif={makeGif('a')} />
      </LabelsProvider>,
    );
    const name = 'Von Paintbox Studio, verifiziert (öffnet in neuem Tab)';
    expect(screen.getByRole('link', { name })).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('has no label without a link, so that its parts are read', () => {
    render(<Attribution gif={withUser({ username: 'c', is_verified: true })} />);
    expect(screen.getByText('@c').parentElement).not.toHaveAttribute('aria-label');
    expect(screen.getByRole('img', { name: 'Verified' })).toBeInTheDocument();
  });

  it('has a badge with a name and a size, 17 px by default', () => {
    const { rerender } = render(<VerifiedBadge />);
    const badge = () => screen.getByRole('img', { name: 'Verified' });
    expect(badge()).toHaveAttribute('width', '17');
    rerender(<VerifiedBadge size={14} className="mine" fill="red" />);
    expect(badge()).toHaveAttribute('height', '14');
    expect(badge()).toHaveClass(VerifiedBadge.className, 'mine');
    expect(badge().querySelector('g')).toHaveAttribute('fill', 'red');
    expect(badge().querySelector(`.${VerifiedBadge.checkMarkClassName}`)).toBeInTheDocument();
  });

  it('sets the text direction of a name by its script', () => {
    render(<Attribution gif={withUser({ username: 'c', display_name: 'منى' })} />);
    expect(screen.getByText('منى')).toHaveAttribute('dir', 'auto');
  });

  it('never links to a script', () => {
    render(<Attribution gif={withUser({ username: 'c', profile_url: 'javascript:alert(1)' })} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows the avatar 32 px high, and a default one if it fails to load', () => {
    const { container } = render(<Attribution gif={makeGif('a')} />);
    const avatar = container.querySelector('img');
    expect(avatar).toHaveAttribute(
      'src',
      'https://media.example.com/avatars/paintbox/brush/80h.png',
    );
    expect(avatar).toHaveAttribute('height', '32');
    if (avatar) fireEvent.error(avatar);
    expect(container.querySelector('img')).not.toBeInTheDocument();
    expect(container.querySelector('[class^="giphy-default-avatar-"]')).toBeInTheDocument();
  });

  it('draws the same default avatar each time for a user without one, and requests nothing', () => {
    const avatarOf = (username: string) => {
      const { container } = render(<Attribution gif={withUser({ username })} />);
      expect(container.querySelector('img')).not.toBeInTheDocument();
      return container.querySelector('svg')?.getAttribute('class');
    };
    const numbers = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'].map(avatarOf);
    expect(new Set(numbers)).toEqual(
      new Set([1, 2, 3, 4, 5].map((number) => `giphy-default-avatar-${number}`)),
    );
    expect(avatarOf('a')).toBe(numbers[0]);
  });
});
