// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addTree } from '../../test/shadow-tree.ts';
import { observeScroll } from './observe-scroll.ts';

afterEach(() => document.body.replaceChildren());

/** Scroll events are neither bubbling nor composed. */
const scroll = (target: EventTarget) => target.dispatchEvent(new Event('scroll'));

describe('observeScroll', () => {
  it.each(['open', 'closed'] as const)(
    'reports scrolling inside and outside a shadow root that is %s',
    (mode) => {
      const page = addTree(document.body, '<main id="outer"><div id="host"></div></main>');
      const { find } = addTree(page.find('host'), '<p id="inner"><b id="list"></b></p>', mode);
      const onScroll = vi.fn();
      const stop = observeScroll(find('list'), onScroll);
      for (const target of [find('inner'), page.find('outer'), document]) scroll(target);
      expect(onScroll).toHaveBeenCalledTimes(3);
      stop();
      scroll(find('inner'));
      expect(onScroll).toHaveBeenCalledTimes(3);
    },
  );

  it('reports scrolling of a container around the slot', () => {
    const page = addTree(document.body, '<div id="host"><b id="list"></b></div>');
    const { find } = addTree(page.find('host'), '<p id="inner"><slot></slot></p>', 'open');
    const onScroll = vi.fn();
    observeScroll(page.find('list'), ({ target }) => onScroll(target));
    scroll(find('inner'));
    expect(onScroll).toHaveBeenCalledExactlyOnceWith(find('inner'));
  });
});
