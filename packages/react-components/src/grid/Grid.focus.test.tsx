import { LabelsProvider } from '@gifkit/headless';
import { createGridMemory } from '@gifkit/headless/core';
import { de } from '@gifkit/labels/de';
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeGifs } from '../../../headless/src/test/make-gif.ts';
import { pagesOf, renderGrid, tileIds } from '../test/render-grid.tsx';
import { Grid } from './Grid.tsx';

describe('a grid', () => {
  it('has a lang attribute on each article whose name is in another language', () => {
    render(
      <LabelsProvider labels={de}>
        <Grid
          width={612}
          fetchGifs={pagesOf(0)}
          initialGifs={makeGifs(2)}
          getAlt={({ id }) => (id === 'gif1' ? 'Zwei' : undefined)}
        />
      </LabelsProvider>,
    );
    const english = screen.getByRole('article', { name: 'Picture gif0' });
    expect(english).toHaveAttribute('lang', 'en');
    expect(english.querySelector('[data-giphy-id]')).toHaveAttribute('lang', 'de');
    expect(screen.getByRole('article', { name: 'Zwei' })).not.toHaveAttribute('lang');
  });
});

describe('a grid with a memory', () => {
  beforeEach(() => {
    // jsdom does not scroll.
    Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
      expect(to).toMatchObject({ behavior: 'instant' });
      this.scrollTop = Object(to).top;
    };
    return () => {
      document.documentElement.scrollTop = 0;
      Reflect.deleteProperty(Element.prototype, 'scrollTo');
    };
  });

  it('remounts with the same GIFs and scroll position', () => {
    const memory = createGridMemory();
    const place = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    place.mockReturnValue({ top: -50_030 } as DOMRect);
    const { unmount } = renderGrid({ memory, initialGifs: makeGifs(3000) });
    unmount();

    place.mockReturnValue({ top: 200 } as DOMRect);
    const fetchGifs = pagesOf(0);
    renderGrid({ memory, fetchGifs });
    expect(document.documentElement.scrollTop).toBe(50_230);
    expect(fetchGifs).not.toHaveBeenCalled();
  });

  it('scrolls its scroll container', () => {
    const memory = createGridMemory();
    const list = () => (
      <div data-testid="list" style={{ overflowY: 'auto' }}>
        <Grid width={612} memory={memory} fetchGifs={pagesOf(0)} initialGifs={makeGifs(300)} />
      </div>
    );
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(9000);
    const place = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    place.mockReturnValue({ top: -500 } as DOMRect);
    render(list()).unmount();
    place.mockReturnValue({ top: 0 } as DOMRect);
    render(list());
    expect(screen.getByTestId('list').scrollTop).toBe(500);
  });

  it('stays at the top if nothing was scrolled', () => {
    const memory = createGridMemory();
    const { unmount } = renderGrid({ memory, initialGifs: makeGifs(30) });
    unmount();
    renderGrid({ memory });
    expect(document.documentElement.scrollTop).toBe(0);
    expect(tileIds()).toContain('gif0');
  });
});
