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

  it('has the check mark cut out of its seal, so that it is seen where it has no color of its own', () => {
    render(<VerifiedBadge />);
    const badge = screen.getByRole('img', { name: 'Verified' });
    const [checkMark, seal] = badge.querySelectorAll('path');
    expect(checkMark).toHaveClass(VerifiedBadge.checkMarkClassName);
    expect(seal?.getAttribute('d')).toContain(checkMark?.getAttribute('d'));
    expect(seal?.parentElement).toHaveAttribute('fill-rule', 'evenodd');
  });
});
