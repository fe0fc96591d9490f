import { expect, it } from 'vitest';
import { gifPingback, mergeAttributes } from './gif-pingback.ts';

const gif = { analytics_response_payload: 'payload' };
const position = { left: 1, top: 2, width: 3, height: 4 } as DOMRectReadOnly;

it('contains action, position and GIF', () => {
  expect(
    gifPingback('SEEN', gif, { position, userId: 7, attributes: { layout_type: 'GRID' } }),
  ).toEqual({
    actionType: 'SEEN',
    userId: 7,
    analyticsResponsePayload: 'payload',
    attributes: { position: JSON.stringify(position), layout_type: 'GRID' },
  });
});

it('measures an element', () => {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => position as DOMRect;
  const attributes = gifPingback('CLICK', gif, { position: element })?.attributes;
  expect(JSON.parse(attributes?.position ?? '')).toEqual(position);
});

it('is undefined for a GIF without a payload', () => {
  expect(gifPingback('START', { analytics_response_payload: '' }, { position })).toBeUndefined();
});

it.for([
  [{}, {}, {}],
  [{ key: 'a' }, { other: 'b' }, { key: 'a', other: 'b' }],
  [{ other: 'b' }, { key: 'a' }, { key: 'a', other: 'b' }],
  [{ key: 'a', other: 'b' }, { key: 'c' }, { key: 'a, c', other: 'b' }],
  [{ other: 'b' }, { other: 'c' }, { other: 'c' }],
] as Record<string, string>[][])('%j and %j become %j', ([first = {}, second = {}, merged]) => {
  expect(mergeAttributes(first, second, 'key')).toEqual(merged);
});
