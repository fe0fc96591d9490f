import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addTree } from '../test/shadow-tree.ts';
import { focusedFrom, focusFirst } from './focus.ts';
import { keepFocus, useKeptFocus } from './keep-focus.ts';

afterEach(() => document.body.replaceChildren());

const byId = (id: string) => document.getElementById(id);

/** Renders markup and focuses the element with the id `from`. */
function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  const from = byId('from') as HTMLElement;
  from.focus();
  return from;
}

describe('keepFocus', () => {
  it.each([
    ['moves the focus to the first focusable place', '<a id="to" href="/">To</a>', 'to'],
    ['makes no place focusable that cannot take the focus', '<p id="to"></p>', 'to'],
    ['does not move the focus without a place for it', '', 'from'],
    ['leaves the focus of other elements', '<input id="other"><b id="to"></b>', 'other'],
  ])('%s', (_, html, focused) => {
    const from = show(
      `<p id="leaving"><button id="from"></button></p><button id="off" disabled></button>${html}`,
    );
    byId('other')?.focus();
    const places = ['missing', 'off', 'to'].map(byId);
    keepFocus(from.parentElement as Element, ...places, document.createElement('button'));
    expect(byId(focused)).toHaveFocus();
    expect(byId('off')).not.toHaveAttribute('tabindex');
  });

  it('makes a list focusable until the focus leaves', () => {
    const from = show('<button id="from"></button><ul id="to"></ul>');
    keepFocus(from, byId('to'));
    expect(byId('to')).toHaveFocus();
    byId('to')?.blur();
    expect(byId('to')).not.toHaveAttribute('tabindex');
  });

  it('keeps a list focusable that Chromium lets have the focus while it is empty', () => {
    const from = show('<button id="from"></button><ul id="to"></ul>');
    const list = byId('to') as HTMLElement;
    // Chromium makes empty scroll containers focusable.
    const focused = vi.spyOn(document, 'activeElement', 'get');
    focused.mockReturnValueOnce(from).mockReturnValue(list);
    keepFocus(from, list);
    expect(list).toHaveAttribute('tabindex', '-1');
    focused.mockRestore();
  });

  it('keeps the focus in its shadow tree', () => {
    document.body.innerHTML = '<div id="host"></div>';
    const shadow = byId('host')?.attachShadow({ mode: 'open' }) as ShadowRoot;
    shadow.innerHTML = '<button id="from"></button><button id="to"></button>';
    const [from, to] = shadow.querySelectorAll('button');
    from?.focus();
    keepFocus(from as HTMLElement, to);
    expect(shadow.activeElement).toBe(to);
  });
});

it('returns whether one of the elements took the focus', () => {
  show('<button id="from"></button><button id="off" disabled></button>');
  expect(focusFirst(byId('off'), byId('missing'))).toBe(false);
  expect(focusFirst(byId('off'), byId('from'))).toBe(true);
});

function Going() {
  const button = useRef<HTMLButtonElement>(null);
  useKeptFocus(button, () => [byId('missing'), byId('place')]);
  return <button ref={button} type="button" />;
}

describe('useKeptFocus', () => {
  const page = (isThere: boolean) => (
    <>
      <div id="place" />
      {isThere && (
        <section>
          <Going />
        </section>
      )}
      <input aria-label="other" />
    </>
  );

  it('moves the focus when an ancestor unmounts the component', () => {
    const { rerender } = render(page(true));
    act(() => screen.getByRole('button').focus());
    rerender(page(false));
    expect(byId('place')).toHaveFocus();
  });

  it('leaves the focus of other elements on unmount', () => {
    const { rerender } = render(page(true));
    act(() => screen.getByRole('textbox').focus());
    rerender(page(false));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});

describe.each(['open', 'closed'] as const)('focusedFrom in a shadow root that is %s', (mode) => {
  it('returns the focused element of the tree, of an outer tree, or null', () => {
    const page = addTree(document.body, '<button id="outer"></button><div id="host"></div>');
    const { find } = addTree(page.find('host'), '<button id="inner"></button><p id="p"></p>', mode);
    expect(focusedFrom(find('p'))).toBeNull();
    page.find('outer').focus();
    expect(focusedFrom(find('p'))).toBe(page.find('outer'));
    find('inner').focus();
    expect(focusedFrom(find('p'))).toBe(find('inner'));
    expect(focusedFrom(page.find('outer'))).toBe(page.find('host'));
  });
});
