import { expectTypeOf, it } from 'vitest';
import {
  type BrandColor,
  bestfit,
  getAltText,
  getBestRendition,
  getBestRenditionUrl,
  getBestVideo,
  getBrandColor,
  type IGif,
  type IImage,
  mapValues,
  normalizeGif,
  type PlayableRenditionName,
  pick,
} from './index.ts';

it('normalizeGif accepts any value and returns a GIF', () => {
  expectTypeOf(normalizeGif).parameter(0).toBeUnknown();
  const gif = normalizeGif({});
  expectTypeOf(gif).toEqualTypeOf<IGif>();
  // @ts-expect-error: not every GIF has an hd rendition
  void gif.images.hd.mp4;
  // @ts-expect-error: not every GIF has a video
  void gif.video.assets;
  // @ts-expect-error: there is no such rendition
  void gif.images.fixed_depth;
});

it('a rendition has a name, and may be missing', () => {
  const rendition = getBestRendition({}, 200, 100);
  expectTypeOf(rendition?.renditionName).toEqualTypeOf<PlayableRenditionName | undefined>();
  // @ts-expect-error: it may be undefined
  void rendition.url;
  expectTypeOf(getBestVideo(undefined, 200, 100)).toEqualTypeOf<IImage | undefined>();
  expectTypeOf(bestfit([{ width: 1, height: 1, name: 'a' }], 1, 1)?.name).toEqualTypeOf<
    string | undefined
  >();
});

it('options are type-checked', () => {
  const gif = normalizeGif({});
  // @ts-expect-error: unknown option
  getBestRenditionUrl(gif, 200, 100, { isstill: true });
  // @ts-expect-error: the height is missing
  getBestRenditionUrl(gif, 200);
  // @ts-expect-error: a title is a string
  getAltText({ title: 1 });
});

it('helpers keep types', () => {
  expectTypeOf(getBrandColor('a')).toEqualTypeOf<BrandColor>();
  expectTypeOf(pick({ a: 1, b: '' }, ['a'])).toEqualTypeOf<{ a: number }>();
  // @ts-expect-error: unknown key
  pick({ a: 1 }, ['b']);
  expectTypeOf(mapValues({ a: 1 }, (value) => String(value))).toEqualTypeOf<{ a: string }>();
});
