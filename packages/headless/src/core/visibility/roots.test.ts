// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addTree } from '../../test/shadow-tree.ts';
import { elementsAround, hostOf, observeScroll, rootsAround } from './roots.ts';

afterEach(() => document.body.replaceChildren());

const ids = (elements: readonly Element[]) => elements.map(({ id, localName }) => id || localName);

describe('rootsAround and elementsAround', () => {
  it('return the ancestors and the document', () => {
    const { find } = addTree(document.body, '<main><p id="inner"></p></main>');
    expect(ids(elementsAround(find('inner')))).toEqual(['main', 'body', 'html']);
    expect(rootsAround(find('inner'))).toEqual([document]);
    expect(hostOf(find('inner'))).toBeUndefined();
  });

  it.each(['open', 'closed'] as const)('continue outside a shadow root that is %s', (mode) => {
    const page = addTree(document.body, '<main><div id="host"></div></main>');
    const { tree, find } = addTree(page.find('host'), '<p><b id="inner"></b></p>', mode);
    expect(ids(elementsAround(find('inner')))).toEqual(['p', 'host', 'main', 'body', 'html']);
    expect(rootsAround(find('inner'))).toEqual([tree, document]);
    expect(hostOf(find('inner'))).toBe(page.find('host'));
  });

  it('continue at the slot of a slotted element', () => {
    const page = addTree(document.body, '<div id="host"><b id="inner"></b></div>');
    const { tree } = addTree(page.find('host'), '<p><slot></slot></p>', 'open');
    const around = elementsAround(page.find('inner'));
    expect(ids(around)).toEqual(['slot', 'p', 'host', 'body', 'html']);
    expect(rootsAround(page.find('inner'))).toEqual([tree, document]);
    expect(hostOf(page.find('inner'))).toBeUndefined();
  });

  it('end at a detached root, even if it is a link with a host', () => {
    const link = Object.assign(document.createElement('a'), { href: 'https://gif.example' });
    const inner = link.appendChild(document.createElement('b'));
    expect(elementsAround(inner)).toEqual([link]);
    expect(rootsAround(inner)).toEqual([]);
    expect(hostOf(inner)).toBeUndefined();
  });
});

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
