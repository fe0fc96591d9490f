import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { VerifiedBadge } from './VerifiedBadge.tsx';

describe('VerifiedBadge', () => {
  it('has an accessible name and a size, 17 px by default', () => {
    const { rerender } = render(<VerifiedBadge />);
    const badge = () => screen.getByRole('img', { name: 'Verified' });
    expect(badge()).toHaveAttribute('width', '17');
    rerender(<VerifiedBadge size={14} className="mine" fill="red" />);
    expect(badge()).toHaveAttribute('height', '14');
    expect(badge()).toHaveClass(VerifiedBadge.className, 'mine');
    expect(badge().querySelector('g')).toHaveAttribute('fill', 'red');
    expect(badge().querySelector(`.${VerifiedBadge.checkMarkClassName}`)).toBeInTheDocument();
  });

  it('cuts the check mark out of the seal, so that it shows without a color', () => {
    render(<VerifiedBadge />);
    const badge = screen.getByRole('img', { name: 'Verified' });
    const [checkMark, seal] = badge.querySelectorAll('path');
    expect(checkMark).toHaveClass(VerifiedBadge.checkMarkClassName);
    expect(seal?.getAttribute('d')).toContain(checkMark?.getAttribute('d'));
    expect(seal?.parentElement).toHaveAttribute('fill-rule', 'evenodd');
  });
});
