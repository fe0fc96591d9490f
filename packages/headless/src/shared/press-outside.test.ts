import { afterEach, describe, expect, it, vi } from 'vitest';
import { addTree } from '../test/shadow-tree.ts';
import { observePressOutside } from './press-outside.ts';

let stop: () => void = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const press = (target: EventTarget) =>
  target.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));

const INSIDE = '<dialog id="dialog"><span id="inner"></span></dialog><p id="beside"></p>';

/** Renders a dialog in the page or in a shadow root, and observes presses outside. */
function show(mode?: ShadowRootMode) {
  const page = addTree(document.body, '<div id="host"></div><button id="other"></button>');
  const { find } = addTree(page.find('host'), INSIDE, mode);
  const onOutside = vi.fn();
  const anchor = document.createElement('button');
  stop = observePressOutside(document, () => [find('dialog'), anchor, null], onOutside);
  return { host: page.find('host'), other: page.find('other'), find, onOutside, anchor };
}

describe.each([undefined, 'open', 'closed'] as const)('observePressOutside, root: %s', (mode) => {
  it('reports presses outside, in the same tree and in outer trees', () => {
    const { host, other, find, onOutside } = show(mode);
    for (const target of [find('beside'), other, document.body, host]) {
      onOutside.mockClear();
      press(target);
      expect(onOutside).toHaveBeenCalledOnce();
    }
  });

  it('ignores presses inside, also in a shadow root', () => {
    const { find, onOutside } = show(mode);
    const nested = addTree(find('inner'), '<button id="deep"></button>', 'closed');
    for (const target of [find('dialog'), find('inner'), nested.find('deep')]) press(target);
    expect(onOutside).not.toHaveBeenCalled();
  });

  it('ignores a press on its other element in a closed shadow root', () => {
    const { other, onOutside, anchor } = show(mode);
    const { tree } = addTree(document.createElement('div'), '', 'closed');
    tree.append(anchor);
    other.replaceWith((tree as ShadowRoot).host);
    press(anchor);
    expect(onOutside).not.toHaveBeenCalled();
  });

  it('reports nothing after it is stopped', () => {
    const { other, find, onOutside } = show(mode);
    stop();
    press(other);
    press(find('beside'));
    expect(onOutside).not.toHaveBeenCalled();
  });
});

it('works in nested closed shadow roots', () => {
  const page = addTree(document.body, '<div id="host"></div>');
  const outer = addTree(page.find('host'), '<div id="nested"></div>', 'closed');
  const { find } = addTree(outer.find('nested'), INSIDE, 'closed');
  const onOutside = vi.fn();
  stop = observePressOutside(document, () => [find('dialog')], onOutside);
  press(find('inner'));
  expect(onOutside).not.toHaveBeenCalled();
  press(find('beside'));
  expect(onOutside).toHaveBeenCalledOnce();
});
