import { MotionProvider } from '@gifkit/headless';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Loader } from './Loader.tsx';

describe('Loader', () => {
  it('is labeled as loading', () => {
    render(<Loader className="mine" />);
    expect(screen.getByRole('status', { name: 'Loading' })).toHaveClass('mine');
  });

  it('stops while all motion is paused', () => {
    const loader = (paused: boolean) => (
      <MotionProvider paused={paused} storageKey={null}>
        <Loader />
      </MotionProvider>
    );
    const { container, rerender } = render(loader(false));
    const animation = () => getComputedStyle(container.querySelector('span') as Element).animation;
    expect(animation()).toContain('infinite');
    rerender(loader(true));
    expect(animation()).toBe('none');
  });
});
