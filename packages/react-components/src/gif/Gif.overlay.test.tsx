import type { IGif } from '@gifkit/model';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ElementType, MouseEvent as ReactMouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { makeGif } from '../../../headless/src/test/make-gif.ts';
import { gif, renderGif } from '../test/render-gif.tsx';
import { Gif } from './Gif.tsx';
import type { GifOverlayProps, GifProps } from './gif-props.ts';

const StateOverlay = ({ isHovered, width, height }: GifOverlayProps) => (
  <p>{`${width} by ${height}, ${isHovered ? 'hovered' : 'at rest'}`}</p>
);

const onLike = vi.fn((event: ReactMouseEvent) => event.stopPropagation());

const LikeOverlay = () => (
  <div>
    <p>Over it</p>
    <button type="button" onClick={onLike}>
      Like
    </button>
  </div>
);

/** A web component with a button. */
const WidgetOverlay = () => (
  <div
    data-testid="widget"
    ref={(host) => {
      if (host && !host.shadowRoot) host.attachShadow({ mode: 'open' }).innerHTML = '<button>';
    }}
  />
);

describe('overlay of a Gif', () => {
  it('mounts the attribution on the first hover, and keeps it mounted', async () => {
    const { root, container } = renderGif({ lazyLoad: false });
    const attribution = () => container.querySelector('.giphy-attribution');
    expect(attribution()).not.toBeInTheDocument();
    await userEvent.hover(root);
    await waitFor(() => expect(attribution()).toBeVisible());
    await userEvent.unhover(root);
    expect(attribution()).toBeInTheDocument();
    expect(attribution()).not.toBeVisible();
    await userEvent.hover(root);
    expect(attribution()).toBeVisible();
  });

  it('moves the focus to the GIF when the pointer leaves a clicked attribution', async () => {
    const { root } = renderGif({ lazyLoad: false });
    await userEvent.hover(root);
    const attribution = await screen.findByRole('link', { name: /^By Paintbox Studio/ });
    // Browsers do not match `:focus-visible` after a click; jsdom always does.
    vi.spyOn(attribution, 'matches').mockImplementation(
      (selector) =>
        selector !== ':focus-visible' && Element.prototype.matches.call(attribution, selector),
    );
    await userEvent.click(attribution);
    expect(attribution).toHaveFocus();
    await userEvent.unhover(root);
    expect(screen.getByRole('link', { name: 'Picture a' })).toHaveFocus();
  });

  it('moves the focus to the GIF when Escape dismisses the focused attribution', async () => {
    renderGif({ lazyLoad: false });
    await userEvent.tab();
    const attribution = await screen.findByRole('link', { name: /^By Paintbox Studio/ });
    await userEvent.tab();
    expect(attribution).toHaveFocus();
    const link = screen.getByRole('link', { name: 'Picture a' });
    link.scrollIntoView = vi.fn();
    await userEvent.keyboard('{Escape}');
    expect(link).toHaveFocus();
    // The attribution was in view at the edge of the GIF; the GIF itself may be cut.
    expect(link.scrollIntoView).toHaveBeenCalledExactlyOnceWith({
      block: 'nearest',
      inline: 'nearest',
    });
  });

  it('renders again only if its props change', () => {
    const Overlay = vi.fn(() => null);
    const props = { gif, width: 200, lazyLoad: false, overlay: Overlay };
    const { rerender } = renderGif(props);
    Overlay.mockClear();
    rerender(<Gif {...props} />);
    expect(Overlay).not.toHaveBeenCalled();
    rerender(<Gif {...props} width={300} />);
    expect(Overlay).toHaveBeenCalled();
  });

  it.each([
    ['the user is private', { gif: makeGif('a', { user: { username: 'x', is_public: false } }) }],
    ['the host hides it', { hideAttribution: true }],
  ])('shows no attribution if %s', async (_, props) => {
    const { root, container } = renderGif({ lazyLoad: false, ...props });
    await userEvent.hover(root);
    await act(() => vi.dynamicImportSettled());
    expect(container.querySelector('.giphy-attribution')).not.toBeInTheDocument();
  });

  it('can be replaced by the host, and receives isHovered', async () => {
    const { root } = renderGif({ overlay: StateOverlay, lazyLoad: false });
    expect(screen.getByText('200 by 100, at rest')).toBeInTheDocument();
    await userEvent.hover(root);
    expect(screen.getByText('200 by 100, hovered')).toBeInTheDocument();
  });

  /** Renders a GIF below an overlay. @returns the events that its link receives; jsdom cannot navigate. */
  function renderBelow(overlay: ElementType<GifOverlayProps>, props?: Partial<GifProps>) {
    renderGif({ overlay, lazyLoad: false, ...props });
    const events: MouseEventInit[] = [];
    for (const type of ['click', 'auxclick']) {
      screen.getByRole('link').addEventListener(type, (event) => {
        events.push(event as globalThis.MouseEvent);
        event.preventDefault();
      });
    }
    return events;
  }

  it('forwards its clicks to the link, except for those on its own controls', async () => {
    const onGifClick = vi.fn();
    const events = renderBelow(LikeOverlay, { onGifClick });
    await userEvent.click(screen.getByText('Over it'));
    expect(onGifClick).toHaveBeenCalledExactlyOnceWith(gif, expect.anything());
    expect(onGifClick.mock.calls[0]?.[1].target).toBe(screen.getByText('Over it'));
    expect(events).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Like' }));
    expect(onLike).toHaveBeenCalledOnce();
    expect(onGifClick).toHaveBeenCalledOnce();
    expect(events).toHaveLength(1);
  });

  it.each([
    ['in a shadow root', WidgetOverlay],
    ['in a portal', () => createPortal(<WidgetOverlay />, document.body)],
  ])('forwards no click on a control %s', (_, overlay) => {
    const events = renderBelow(overlay);
    const { shadowRoot } = screen.getByTestId('widget');
    fireEvent.click(shadowRoot?.querySelector('button') as Element, { composed: true });
    expect(events).toEqual([]);
  });

  it('does not click the link if the handler prevents the default', async () => {
    const onGifClick = vi.fn((_: IGif, event) => event.preventDefault());
    const events = renderBelow(LikeOverlay, { onGifClick });
    await userEvent.click(screen.getByText('Over it'));
    expect(onGifClick).toHaveBeenCalledOnce();
    expect(events).toEqual([]);
  });

  it('preserves modifier keys and the middle button', () => {
    const events = renderBelow(LikeOverlay);
    const overlay = screen.getByText('Over it');
    fireEvent.click(overlay, { ctrlKey: true });
    fireEvent.click(overlay, { shiftKey: true });
    fireEvent.click(overlay, { metaKey: true });
    fireEvent(overlay, new MouseEvent('auxclick', { button: 1, bubbles: true }));
    expect(events).toMatchObject([
      { type: 'click', ctrlKey: true },
      { type: 'click', shiftKey: true },
      { type: 'click', metaKey: true },
      { type: 'auxclick', button: 1 },
    ]);
  });

  it('opens the context menu of the link', () => {
    renderGif({ overlay: LikeOverlay, lazyLoad: false });
    const overlay = screen.getByText('Over it');
    fireEvent(overlay, new PointerEvent('pointerdown', { button: 2, bubbles: true }));
    expect(overlay.style.pointerEvents).toBe('none');
    fireEvent.contextMenu(screen.getByRole('link'));
    expect(overlay.style.pointerEvents).toBe('');
  });
});
