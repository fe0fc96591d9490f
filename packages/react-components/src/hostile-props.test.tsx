import { render } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { hostileValues, MARK, ROWS, sheets } from './test/hostile-props.tsx';

/** Renders nothing for values that a component refuses. */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () => (this.state.hasFailed ? null : this.props.children);
}

beforeEach(() => void vi.stubGlobal('fetch', () => new Promise<never>(() => {})));

it.each(ROWS)('no prop of $name becomes part of a style sheet of the page', ({ props, show }) => {
  for (const prop of props) {
    for (const value of hostileValues(prop)) {
      render(<Boundary>{show({ [prop]: value })}</Boundary>).unmount();
      expect(sheets(), prop).not.toContain(MARK);
    }
  }
});

const NUMBERS =
  /^(borderRadius|columnOffsets|gifHeight|gifWidth|gutter|height|tabIndex|volume|width)$/;

it.each(ROWS)('NaN as a prop of $name is ignored', ({ props, show }) => {
  for (const prop of props) {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) {
      const given = prop === 'columnOffsets' ? [value] : value;
      const { container, unmount } = render(<Boundary>{show({ [prop]: given })}</Boundary>);
      if (NUMBERS.test(prop)) expect.soft(container.innerHTML, prop).not.toMatch(/NaN|Infinity|^$/);
      expect.soft(String(vi.mocked(console.error).mock.calls), prop).not.toContain('Too many');
      vi.mocked(console.error).mockClear();
      unmount();
    }
  }
});
