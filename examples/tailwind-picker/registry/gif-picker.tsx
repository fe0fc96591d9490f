'use client';

import * as Picker from '@gifkit/headless/picker';
import * as Tile from '@gifkit/headless/tile';
import type { ComponentProps } from 'react';

export interface GifPickerProps extends Omit<Picker.RootProps, 'children' | 'editAlt' | 'render'> {
  /** Logo of the service, which some services require beside their results. */
  attribution?: ComponentProps<typeof Picker.Attribution>['mark'];
}

type Item = Parameters<ComponentProps<typeof Picker.Masonry>['children']>[0];

const FOCUS = 'outline-violet-700 outline-offset-1 focus-visible:outline-2 dark:outline-violet-300';

const CHIP = [
  'min-h-11 shrink-0 rounded-full bg-neutral-100 px-4 hover:bg-neutral-200',
  'dark:bg-neutral-800 dark:hover:bg-neutral-700',
  FOCUS,
].join(' ');

/** Rows of buttons: suggestions, tabs, categories. */
const ROW = [
  'flex shrink-0 gap-1 overflow-x-auto p-1 [scrollbar-width:thin]',
  '*:min-h-11 *:shrink-0 *:rounded-full *:px-4',
  '*:hover:bg-neutral-200 *:dark:hover:bg-neutral-700',
  '*:outline-violet-700 *:outline-offset-1 *:focus-visible:outline-2 *:dark:outline-violet-300',
  '*:data-active:bg-violet-700 *:data-active:text-white',
  '*:dark:data-active:bg-violet-300 *:dark:data-active:text-neutral-900',
  '*:data-selected:bg-neutral-900 *:data-selected:text-white',
  '*:dark:data-selected:bg-white *:dark:data-selected:text-neutral-900',
  '*:aria-pressed:bg-neutral-900 *:aria-pressed:text-white',
  '*:dark:aria-pressed:bg-white *:dark:aria-pressed:text-neutral-900',
].join(' ');

const OVER_PICTURE =
  'absolute min-h-8 min-w-8 rounded-full bg-black/75 text-white outline-white focus-visible:outline-2';

/**
 * A GIF picker. Set its size with `className`.
 *
 * @example <GifPicker provider={giphy(client)} onSelect={(gif, { rendition, alt }) => send(rendition.url, alt)} />
 */
export function GifPicker({
  attribution,
  className = 'h-128 w-full max-w-lg',
  ...props
}: GifPickerProps) {
  return (
    <Picker.Root
      {...props}
      className={`@container flex flex-col gap-2 overflow-hidden rounded-2xl border border-neutral-300 bg-white p-3 text-neutral-900 scheme-light dark:border-neutral-700 dark:bg-neutral-900 dark:text-neutral-100 dark:scheme-dark ${className}`}
    >
      <div className="relative shrink-0">
        <Picker.Search
          className={`h-11 w-full rounded-full border border-neutral-500 bg-transparent ps-4 pe-11 placeholder:text-neutral-600 dark:placeholder:text-neutral-400 ${FOCUS}`}
        />
        <Picker.Clear className={`absolute end-0 top-0 size-11 rounded-full text-xl ${FOCUS}`} />
      </div>
      <Picker.Suggestions className={ROW} />
      <Picker.Tabs className={ROW} />
      <Picker.Results className="relative min-h-0 flex-1 overflow-y-auto p-1">
        <Picker.Categories className={`${ROW} mb-2`} />
        <Picker.Skeleton>
          <Skeleton />
        </Picker.Skeleton>
        <Picker.Masonry columns={{ 0: 2, 400: 3 }} gutter={8}>
          {(item) => <Cell item={item} />}
        </Picker.Masonry>
        <Picker.Ads className="mt-2 grid justify-center" />
        <Picker.Empty
          className="grid justify-items-center gap-3 p-6 text-center"
          termsClassName="flex flex-wrap justify-center gap-2"
          buttonClassName={CHIP}
        />
        <Picker.Error
          className="grid justify-items-center gap-3 p-6 text-center"
          buttonClassName={CHIP}
        />
        <Picker.Loading>
          <div className="mx-auto my-4 size-6 rounded-full border-4 border-neutral-300 border-t-neutral-600 motion-safe:animate-spin dark:border-neutral-700 dark:border-t-neutral-300" />
        </Picker.Loading>
      </Picker.Results>
      <Picker.Footer className="flex shrink-0 flex-wrap items-center justify-between gap-x-2 text-sm [&_a]:py-2 [&_a]:underline">
        <Picker.Attribution mark={attribution} />
        <Picker.MotionSwitch
          className={`${CHIP} aria-checked:bg-neutral-900 aria-checked:text-white dark:aria-checked:bg-white dark:aria-checked:text-neutral-900`}
        />
      </Picker.Footer>
    </Picker.Root>
  );
}

/** One GIF: a button with its name, a favorite button, and a play button while it is paused. */
const Cell = ({ item }: { item: Item }) => (
  <Picker.Item item={item} className="*:h-full" tileClassName="relative h-full">
    <Tile.Link className={`block h-full cursor-pointer rounded-lg ${FOCUS}`}>
      <Tile.Picture className="block h-full overflow-hidden rounded-lg bg-neutral-200 text-sm not-data-loaded:motion-safe:animate-pulse data-sticker:data-loaded:bg-transparent dark:bg-neutral-800 [&_img]:size-full [&_img]:object-cover [&_img]:data-missing:p-2" />
    </Tile.Link>
    <Tile.PlayButton className={`bottom-1 start-1 px-3 text-sm ${OVER_PICTURE}`} />
    <Picker.Favorite
      gif={item.gif}
      className={`end-1 top-1 ${OVER_PICTURE}`}
      render={(props, { isFavorite }) => (
        <button type="button" {...props}>
          {isFavorite ? '★' : '☆'}
        </button>
      )}
    />
  </Picker.Item>
);

const Skeleton = () => (
  <div className="grid grid-cols-2 gap-2 @md:grid-cols-3">
    {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
      <div
        key={name}
        className="h-28 rounded-lg bg-neutral-200 motion-safe:animate-pulse dark:bg-neutral-800"
      />
    ))}
  </div>
);
