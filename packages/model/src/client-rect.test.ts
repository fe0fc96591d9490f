import { expect, it } from 'vitest';
import { getClientRect } from './client-rect.ts';

it('getClientRect sums up the offsets of an element and its ancestors', () => {
  const body = {
    offsetLeft: 1,
    offsetTop: 2,
    offsetWidth: 1000,
    offsetHeight: 800,
    offsetParent: null,
  };
  const parent = {
    offsetLeft: 10,
    offsetTop: 20,
    offsetWidth: 500,
    offsetHeight: 400,
    offsetParent: body,
  };
  const element = {
    offsetLeft: 100,
    offsetTop: 200,
    offsetWidth: 50,
    offsetHeight: 40,
    offsetParent: parent,
  };

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
