import { LiveRegion } from '@gifkit/headless/utils';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { serve } from '../../../headless/src/test/serve.ts';

const region = () => screen.getByRole('status');

describe('a live region', () => {
  it('is empty on the server, so that its text is announced', () => {
    expect(serve(<LiveRegion text="10 loaded" />)).not.toContain('10 loaded');
    render(<LiveRegion text="10 loaded" />);
    expect(region()).toHaveTextContent('10 loaded');
  });

  it('announces an equal text again for a new textKey, by a new element', () => {
    const { rerender } = render(<LiveRegion text="10 more" textKey={1} />);
    const first = region().firstElementChild;
    rerender(<LiveRegion text="10 more" textKey={1} />);
    expect(region().firstElementChild).toBe(first);
    rerender(<LiveRegion text="10 more" textKey={2} />);
    expect(region().firstElementChild).not.toBe(first);
    expect(region()).toHaveTextContent('10 more');
  });

  it('contains its visible children', () => {
    render(<LiveRegion text="">No GIFs</LiveRegion>);
    expect(screen.getByText('No GIFs')).toBe(region());
  });
});
