import { fireEvent, render } from '@testing-library/react';
import { createRef, type MouseEvent, type ReactElement, version } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderPart } from './render-part.ts';

const own = {
  id: 'own',
  className: 'part',
  style: { color: 'red', opacity: 1 },
  'aria-label': 'Own',
};

/** Renders a part as an element. */
const show = (element: ReactElement<object>, more = {}) =>
  render(renderPart<object>(element, 'div', { ...own, ...more })).container.firstElementChild;

describe('the element of a host', () => {
  it('joins classes and merges styles, in which the host wins', () => {
    const part = show(<p className="host" style={{ opacity: 0.5 }} />);
    expect(part).toHaveProperty('tagName', 'P');
    expect(part).toHaveClass('part host', { exact: true });
    expect(part).toHaveStyle({ color: 'rgb(255, 0, 0)', opacity: '0.5' });
  });

  it('replaces other props only by those that are set', () => {
    const part = show(<p id="host" aria-label={undefined} />);
    expect(part).toHaveAttribute('id', 'host');
    expect(part).toHaveAttribute('aria-label', 'Own');
  });

  it('attaches and detaches both refs once', () => {
    const ref = createRef<Element>();
    const host = vi.fn((_: Element | null) => {});
    const form = () => renderPart<object>(<p ref={host} />, 'div', { ref });
    const { rerender, unmount } = render(form());
    rerender(form());
    expect(host).toHaveBeenCalledExactlyOnceWith(ref.current);
    expect(ref.current).toHaveProperty('tagName', 'P');
    unmount();
    expect(ref.current).toBeNull();
    expect(host).toHaveBeenCalledTimes(2);
    expect(host).toHaveBeenLastCalledWith(null);
  });

  // React 18 calls a ref with null instead.
  const hasCleanups = Number.parseInt(version, 10) >= 19;
  it('cleans up its ref', () => {
    const ref = createRef<Element>();
    const clean = vi.fn();
    const host = vi.fn(() => (hasCleanups ? clean : undefined));
    render(renderPart<object>(<p ref={host} />, 'div', { ref })).unmount();
    expect(ref.current).toBeNull();
    expect(clean).toHaveBeenCalledTimes(hasCleanups ? 1 : 0);
    expect(host).toHaveBeenCalledTimes(hasCleanups ? 1 : 2);
  });

  it('handles events before the part, and keeps them from it by preventDefault', () => {
    const calls: string[] = [];
    const onClick = (event: MouseEvent) => {
      calls.push('host');
      if (event.shiftKey) event.preventDefault();
    };
    const host = (
      <button type="button" onClick={onClick}>
        <b />
      </button>
    );
    const part = show(host, { onClick: () => calls.push('part') }) as Element;
    fireEvent.click(part);
    expect(calls.splice(0)).toEqual(['host', 'part']);
    fireEvent.click(part, { shiftKey: true });
    expect(calls.splice(0)).toEqual(['host']);
    const inside = part.firstElementChild as Element;
    inside.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(inside);
    expect(calls, 'prevented inside, as by the link of a router').toEqual(['host', 'part']);
  });
});
