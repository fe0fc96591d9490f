import { LiveRegion } from '@gifkit/headless/internal/shared/LiveRegion.tsx';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { serve } from '../../../headless/src/test/serve.ts';

const region = () => screen.getByRole('status');

describe('a live region', () => {
  it('is empty at first, and says what comes into it', () => {
    expect(serve(<LiveRegion text="10 loaded" />)).not.toContain('10 loaded');
    render(<LiveRegion text="10 loaded" />);
    expect(region()).toHaveTextContent('10 loaded');
  });

  it('says the same again where it is asked to: by another element', () => {
    const { rerender } = render(<LiveRegion text="10 more" textKey={1} />);
    const first = region().firstElementChild;
    rerender(<LiveRegion text="10 more" textKey={1} />);
    expect(region().firstElementChild).toBe(first);
    rerender(<LiveRegion text="10 more" textKey={2} />);
    expect(region().firstElementChild).not.toBe(first);
    expect(region()).toHaveTextContent('10 more');
  });

  it('shows what everybody sees beside it', () => {
    render(<LiveRegion text="">No GIFs</LiveRegion>);
    expect(screen.getByText('No GIFs')).toBe(region());
  });
});
