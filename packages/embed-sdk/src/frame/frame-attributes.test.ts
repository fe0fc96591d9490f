import { beforeEach, expect, it, vi } from 'vitest';
import { ORIGIN } from '../test/fake-player.ts';
import { createFrame } from './frame-attributes.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { share: () => undefined });
});

const attributes = (options: Partial<Parameters<typeof createFrame>[0]>) =>
  Object.fromEntries(
    [...createFrame({ id: 'abc', origin: ORIGIN, ...options }).attributes].map(
      ({ name, value }) => [name, value],
    ),
  );

it('sets all attributes before the frame loads', () => {
  expect(attributes({})).toEqual({
    title: 'GIF',
    width: '480',
    height: '480',
    allow: 'autoplay; clipboard-write; encrypted-media; picture-in-picture; web-share',
    frameborder: '0',
    loading: 'lazy',
    style: 'display: block; max-width: 100%;',
  });
});

it('requests only permissions that the browser knows', () => {
  expect(attributes({}).allow).toContain('; web-share');
  vi.stubGlobal('navigator', {});
  expect(attributes({}).allow).toBe(
    'autoplay; clipboard-write; encrypted-media; picture-in-picture',
  );
});

it('applies the options', () => {
  expect(
    attributes({ width: '100%', height: 300, lazy: false, title: '<b>', sandbox: 'allow-scripts' }),
  ).toMatchObject({ width: '100%', height: '300', title: '<b>', sandbox: 'allow-scripts' });
  expect(attributes({ lazy: false })).not.toHaveProperty('loading');
});

it.each([
  [{ ratio: 1.5 }, { width: '480', height: '320' }, ' min-height: 200px;'],
  [{ ratio: 0.5, width: 300 }, { width: '300', height: '600' }, ' min-height: 200px;'],
  [{ ratio: 2, width: '100%' }, { width: '100%', height: '240' }, ' min-height: 200px;'],
  [{ ratio: 2, width: 300 }, { width: '300', height: '150' }, ' min-height: 150px;'],
] as const)('has the ratio of the GIF before it loads: %j', (options, size, least) => {
  expect(attributes(options)).toMatchObject({
    ...size,
    style: `display: block; max-width: 100%; height: auto; aspect-ratio: ${options.ratio} / 1;${least}`,
  });
});
