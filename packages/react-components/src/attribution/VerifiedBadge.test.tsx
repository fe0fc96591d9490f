import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { VerifiedBadge } from './VerifiedBadge.tsx';

describe('VerifiedBadge', () => {
  it('says what it means, 17 px wide or as wide as it is told', () => {
    const { rerender } = render(<VerifiedBadge />);
    const badge = () => screen.getByRole('img', { name: 'Verified' });
    expect(badge()).toHaveAttribute('width', '17');
    rerender(<VerifiedBadge size={14} className="mine" fill="red" />);
    expect(badge()).toHaveAttribute('height', '14');
    expect(badge()).toHaveClass(VerifiedBadge.className, 'mine');
    expect(badge().querySelector('g')).toHaveAttribute('fill', 'red');
    expect(badge().querySelector(`.${VerifiedBadge.checkMarkClassName}`)).toBeInTheDocument();
  });
});
