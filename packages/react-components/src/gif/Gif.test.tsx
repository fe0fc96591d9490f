import { LabelsProvider } from '@gifkit/headless';
import { de } from '@gifkit/labels/de';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { makeGif } from '../../../headless/src/test/make-gif.ts';
import { scrollIntoView } from '../../../headless/src/test/observers.ts';
import { gif, IMAGE, load, partsOf, renderGif, STILL, WEBP } from '../test/render-gif.tsx';
import { Gif } from './Gif.tsx';
import type { GifProps } from './gif-props.ts';

const sticker = makeGif('s', { is_sticker: 1 });

describe('Gif', () => {
  it('has the promised class names and data attributes', () => {
    const { root } = renderGif({ className: 'mine' });
    expect(root).toHaveClass(Gif.className, 'mine');
    expect(root).toHaveAttribute('data-giphy-id', 'a');
    expect(root).toHaveAttribute('data-giphy-is-sticker', 'false');
    expect([Gif.className, Gif.imgClassName, Gif.imgLoadedClassName]).toEqual([
      'giphy-gif',
      'giphy-gif-img',
      'giphy-img-loaded',
    ]);
  });

  describe('picture', () => {
    it('fetches nothing before the observer reports, the still out of view, and a WebP or image in view', () => {
      const { root, image, sources } = renderGif();
      expect(image).not.toHaveAttribute('src');
      // Browsers would show it as broken.
      expect(image).not.toBeVisible();
      scrollIntoView(root, 0);
      expect(image).toHaveAttribute('src', STILL);
      expect(image).toBeVisible();
      expect(sources()).toEqual([]);
      scrollIntoView(root, 0.2);
      expect(image).toHaveAttribute('src', IMAGE);
      expect(sources().at(-1)).toHaveAttribute('type', 'image/webp');
      expect(sources().at(-1)).toHaveAttribute('srcset', WEBP);
    });

    it('loads at once with high priority if it is on the screen', () => {
      const box = vi.spyOn(Element.prototype, 'getBoundingClientRect');
      box.mockReturnValue({ top: 10, bottom: 110, height: 100 } as DOMRect);
      expect(renderGif({ fetchPriority: 'high' }).image).toHaveAttribute('src', IMAGE);
      box.mockReturnValue({ top: 9000, bottom: 9100, height: 100 } as DOMRect);
      expect(renderGif({ fetchPriority: 'high' }).image).not.toHaveAttribute('src', IMAGE);
    });

    it('loads at once without lazy loading', () => {
      const { image } = renderGif({ lazyLoad: false });
      expect(image).toHaveAttribute('src', IMAGE);
      expect(image).not.toHaveAttribute('loading');
    });

    it.each([
      ['link', {}, true],
      ['button', { noLink: true, onGifClick: () => {} }, true],
      ['img', { noLink: true }, false],
    ] as const)('has one accessible name: of its %s, with %j', async (role, props, isFocusable) => {
      const { image } = renderGif(props);
      const roles = ['link', 'button', 'img'] as const;
      const [named, ...others] = roles.flatMap((each) => screen.queryAllByRole(each));
      expect(others).toEqual([]);
      expect(named).toHaveRole(role);
      expect(named).toHaveAccessibleName('Picture a');
      expect(image).toHaveAttribute('alt', 'Picture a');
      await userEvent.tab();
      expect(isFocusable ? named : document.body).toHaveFocus();
    });

    it('is named by getAlt, unless that returns no text', () => {
      const { rerender } = render(<Gif gif={gif} width={200} getAlt={({ id }) => `Mine ${id}`} />);
      expect(screen.getByRole('link', { name: 'Mine a' })).toBeInTheDocument();
      for (const nothing of [undefined, '', ' ', 7 as unknown as string]) {
        rerender(<Gif gif={gif} width={200} getAlt={() => nothing} />);
        expect(screen.getByRole('link', { name: 'Picture a' })).toBeInTheDocument();
      }
    });

    it('has a lang attribute on the named element if its language is not the user’s', () => {
      const inGerman = (props: Partial<GifProps>) => (
        <LabelsProvider labels={de}>
          <Gif gif={gif} width={200} {...props} />
        </LabelsProvider>
      );
      const { rerender, container } = render(inGerman({}));
      expect(screen.getByRole('link', { name: 'Picture a' })).toHaveAttribute('lang', 'en');
      // The overlay is in the user's language.
      expect(partsOf(container).root).toHaveAttribute('lang', 'de');
      rerender(inGerman({ noLink: true }));
      const picture = screen.getByRole('img', { name: 'Picture a' });
      expect(picture.closest('[lang]')).toHaveAttribute('lang', 'en');
      rerender(inGerman({ getAlt: () => 'Ein Bild' }));
      expect(container.querySelector('[lang]')).toBeNull();
      rerender(inGerman({ gif: { ...gif, alt_text: 'Ein Bild', lang: 'de' } }));
      expect(container.querySelector('[lang]')).toBeNull();
    });

    it('has a stable brand color until it has loaded', () => {
      const { root, image, background } = renderGif();
      const before = background();
      expect(before).toMatch(/^rgb/);
      expect(renderGif().background()).toBe(before);
      scrollIntoView(root, 1);
      load(image, WEBP);
      expect(background()).not.toBe(before);
      expect(image).toHaveClass(Gif.imgLoadedClassName);
    });

    it('has a checkerboard if it is a sticker, loaded or not', () => {
      const { root, image, background } = renderGif({ gif: sticker });
      expect(background()).toContain('conic-gradient');
      scrollIntoView(root, 1);
      load(image);
      expect(background()).toContain('conic-gradient');
      expect(root).toHaveAttribute('data-giphy-is-sticker', 'true');
    });

    it('has the given background color', () => {
      const red = 'rgb(255, 0, 0)';
      expect(renderGif({ backgroundColor: 'red' }).background()).toBe(red);
      expect(renderGif({ gif: sticker, backgroundColor: 'red' }).background()).toBe(red);
    });

    it('falls back to the image if the WebP is broken, then to the alt text, until it is online', () => {
      const { root, image, sources } = renderGif();
      const webps = () => sources().filter(({ type }) => type === 'image/webp');
      scrollIntoView(root, 1);
      fireEvent.error(image);
      expect(webps()).toEqual([]);
      expect(image).toHaveAttribute('src', IMAGE);
      fireEvent.error(image);
      expect(image).not.toHaveClass(Gif.imgLoadedClassName);
      expect(image).toHaveAttribute('alt', 'Picture a');
      fireEvent.online(window);
      expect(webps()).toHaveLength(1);
    });

    it('requests a still again that failed, when the browser is online', () => {
      const { root, image } = renderGif({ paused: true });
      scrollIntoView(root, 1);
      const requests = vi.spyOn(image, 'setAttribute');
      fireEvent.online(window);
      expect(requests).not.toHaveBeenCalled();
      fireEvent.error(image);
      fireEvent.online(window);
      expect(requests).toHaveBeenCalledWith('src', STILL);
    });

    it('reserves the space of a GIF without pictures, and warns once', () => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      renderGif({ gif: makeGif('bare', { images: {} }) }).unmount();
      const { root, image } = renderGif({ gif: makeGif('bare', { images: {} }) });
      scrollIntoView(root, 1);
      expect(root).toHaveStyle({ width: '200px', height: '200px' });
      expect(image).toHaveAttribute('alt', 'Picture bare');
      expect(image).toBeVisible();
      // A strict CSP forbids style attributes in server-rendered HTML.
      expect(image).not.toHaveAttribute('style');
      expect(warn.mock.calls).toEqual([['Gifkit: the GIF bare has no picture']]);
    });

    it('resets with a new GIF', () => {
      const { root, image, rerender, container } = renderGif();
      scrollIntoView(root, 1);
      load(image);
      rerender(<Gif gif={makeGif('b')} width={200} />);
      const next = partsOf(container);
      expect(next.root).toHaveAttribute('data-giphy-id', 'b');
      expect(next.image).not.toHaveClass(Gif.imgLoadedClassName);
      expect(next.image).not.toHaveAttribute('src');
    });
  });

  describe('focus', () => {
    it.each([
      ['a link', {}, {}],
      ['a button', {}, { noLink: true, onGifClick: () => undefined }],
      ['nothing to press', {}, { noLink: true }],
    ])('moves to a new GIF that is %s', (_, before, after) => {
      const { container, rerender } = renderGif(before);
      screen.getByRole('link').focus();
      rerender(<Gif gif={makeGif('b')} width={200} {...after} />);
      const { root } = partsOf(container);
      expect(root).toHaveAttribute('data-giphy-id', 'b');
      expect(root).toContainElement(document.activeElement as HTMLElement);
    });

    it('stays outside when the GIF changes', () => {
      const other = document.body.appendChild(document.createElement('button'));
      const { rerender } = renderGif();
      other.focus();
      rerender(<Gif gif={makeGif('b')} width={200} />);
      expect(other).toHaveFocus();
      other.remove();
    });
  });

  describe('link', () => {
    it('never points to a script', () => {
      renderGif({ gif: makeGif('x', { url: 'javascript:alert(1)' }) });
      expect(screen.queryByRole('link')).not.toBeInTheDocument();
    });

    it.each([
      ['clicks on Enter and Space', undefined, 2],
      ['leaves keys to onGifKeyPress', vi.fn(), 0],
    ])('is a button with noLink and a click handler, and %s', async (_, onGifKeyPress, clicks) => {
      const onGifClick = vi.fn();
      renderGif({ noLink: true, onGifClick, onGifKeyPress });
      await userEvent.tab();
      expect(screen.getByRole('button', { name: 'Picture a' })).toHaveFocus();
      await userEvent.keyboard('{Enter} ');
      expect(onGifClick.mock.calls).toEqual(Array(clicks).fill([gif, expect.anything()]));
      if (onGifKeyPress) expect(onGifKeyPress).toHaveBeenCalledWith(gif, expect.anything());
    });

    it('has the given tab index', () => {
      renderGif({ tabIndex: -1 });
      expect(screen.getByRole('link')).toHaveAttribute('tabindex', '-1');
    });
  });
});
