import { expect, it } from 'vitest';
import { getClientRect } from './client-rect.ts';

it('getClientRect adds up the offsets of an element and its ancestors', () => {
  const box = (offsetLeft: number, offsetTop: number, offsetParent: object | null) => ({
    offsetLeft,
    offsetTop,
    offsetWidth: 50,
    offsetHeight: 40,
    offsetParent,
  });
  const element = box(100, 200, box(10, 20, box(1, 2, null)));

  const rect = getClientRect(element as unknown as HTMLElement);

  const expected = {
    x: 111,
    y: 222,
    left: 111,
    top: 222,
    width: 50,
    height: 40,
    right: 161,
    bottom: 262,
  };
  expect(rect).toMatchObject(expected);
  expect(JSON.parse(JSON.stringify(rect))).toEqual(expected);
});
