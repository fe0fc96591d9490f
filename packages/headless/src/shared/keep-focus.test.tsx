import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addTree } from '../test/shadow-tree.ts';
import { focusedFrom, focusFirst, keepFocus, useKeptFocus } from './keep-focus.ts';

afterEach(() => document.body.replaceChildren());

const byId = (id: string) => document.getElementById(id);

/** Shows markup, and gives the focus to what has the id `from`. */
function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  const from = byId('from') as HTMLElement;
  from.focus();
  return from;
}

describe('what goes away', () => {
  it('gives the focus to the first place that can take it', () => {
    const from = show(
      '<button id="from"></button><button id="off" disabled></button><a id="to" href="/">To</a>',
    );
    keepFocus(from, null, byId('missing'), byId('off'), byId('to'));
    expect(byId('to')).toHaveFocus();
  });

  it('gives the focus also where it only holds it', () => {
    show('<p><button id="from"></button></p><button id="to"></button>');
    keepFocus(document.querySelector('p') as Element, byId('to'));
    expect(byId('to')).toHaveFocus();
  });

  it('takes it from nobody else', () => {
    const from = show('<button id="from"></button><button id="to"></button><input id="other">');
    byId('other')?.focus();
    keepFocus(from, byId('to'));
    expect(byId('other')).toHaveFocus();
  });

  it('gives it to a list, which is no stop of the focus otherwise', () => {
    const from = show('<button id="from"></button><ul id="to"></ul>');
    keepFocus(from, byId('to'));
    expect(byId('to')).toHaveFocus();
    byId('to')?.blur();
    expect(byId('to')).not.toHaveAttribute('tabindex');
  });

  it('gives it to a list for good, also where the browser lets it have it while it is empty', () => {
    const from = show('<button id="from"></button><ul id="to"></ul>');
    const list = byId('to') as HTMLElement;
    // As Chromium treats what scrolls.
    const focused = vi.spyOn(document, 'activeElement', 'get');
    focused.mockReturnValueOnce(from).mockReturnValue(list);
    keepFocus(from, list);
    expect(list).toHaveAttribute('tabindex', '-1');
    focused.mockRestore();
  });

  it('keeps it in the shadow tree in which it is', () => {
    document.body.innerHTML = '<div id="host"></div>';
    const shadow = byId('host')?.attachShadow({ mode: 'open' }) as ShadowRoot;
    shadow.innerHTML = '<button id="from"></button><button id="to"></button>';
    const [from, to] = shadow.querySelectorAll('button');
    from?.focus();
    keepFocus(from as HTMLElement, to);
    expect(shadow.activeElement).toBe(to);
  });

  it('leaves a place as it was that cannot take the focus', () => {
    const from = show(
      '<button id="from"></button><button id="off" disabled></button><p id="to"></p>',
    );
    keepFocus(from, byId('off'), byId('to'));
    expect(byId('to')).toHaveFocus();
    expect(byId('off')).not.toHaveAttribute('tabindex');
  });

  it('leaves the focus where it is when no place is left', () => {
    const from = show('<button id="from"></button>');
    keepFocus(from, undefined, document.createElement('button'));
    expect(from).toHaveFocus();
  });
});

it('says whether any of some elements could take the focus', () => {
  show('<button id="from"></button><button id="off" disabled></button>');
  expect(focusFirst(byId('off'), byId('missing'))).toBe(false);
  expect(focusFirst(byId('off'), byId('from'))).toBe(true);
});

function Going() {
  const button = useRef<HTMLButtonElement>(null);
  useKeptFocus(button, () => [byId('missing'), byId('place')]);
  return <button ref={button} type="button" />;
}

describe('a component', () => {
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

  it('gives the focus on when it is unmounted, whoever does it', () => {
    const { rerender } = render(page(true));
    act(() => screen.getByRole('button').focus());
    rerender(page(false));
    expect(byId('place')).toHaveFocus();
  });

  it('goes silently while the focus is elsewhere', () => {
    const { rerender } = render(page(true));
    act(() => screen.getByRole('textbox').focus());
    rerender(page(false));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});

describe.each(['open', 'closed'] as const)(
  'the focus as seen from a shadow root that is %s',
  (mode) => {
    it('is what has it there, what has it around, or nothing', () => {
      const page = addTree(document.body, '<button id="outer"></button><div id="host"></div>');
      const { find } = addTree(
        page.find('host'),
        '<button id="inner"></button><p id="p"></p>',
        mode,
      );
      expect(focusedFrom(find('p'))).toBeNull();
      page.find('outer').focus();
      expect(focusedFrom(find('p'))).toBe(page.find('outer'));
      find('inner').focus();
      expect(focusedFrom(find('p'))).toBe(find('inner'));
      expect(focusedFrom(page.find('outer'))).toBe(page.find('host'));
    });
  },
);
