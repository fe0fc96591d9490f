import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Loader } from './Loader.tsx';

describe('Loader', () => {
  it('says that something is on its way', () => {
    render(<Loader className="mine" />);
    expect(screen.getByRole('status', { name: 'Loading' })).toHaveClass('mine');
  });
});
