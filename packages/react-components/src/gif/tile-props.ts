import type { TileEvents } from '@gifkit/headless/tile';
import { useLatest, useShallowStable } from '@gifkit/headless/utils';
import { useState } from 'react';
import type { GifAppearanceProps } from './gif-props.ts';

export type TileProps = GifAppearanceProps & TileEvents;

/** Names of the tile props; the type makes the compiler find a missing one. */
const NAMES: Readonly<Record<keyof TileProps, true>> = {
  backgroundColor: true,
  getAlt: true,
  borderRadius: true,
  hideAttribution: true,
  overlay: true,
  media: true,
  noLink: true,
  tabIndex: true,
  controls: true,
  onPausedChange: true,
  onGifVisible: true,
  onGifSeen: true,
  onGifClick: true,
  onGifRightClick: true,
  onGifKeyPress: true,
};

export function splitTileProps<Props extends object>(
  props: Props,
): [tile: Pick<Props, keyof Props & keyof TileProps>, others: Omit<Props, keyof TileProps>] {
  const tile: Record<string, unknown> = {};
  const others: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) (name in NAMES ? tile : others)[name] = value;
  return [tile as never, others as never];
}

type Props = Readonly<Record<string, unknown>>;
type Handler = (...args: unknown[]) => unknown;

const isHandler = (name: string, value: unknown): boolean =>
  typeof value === 'function' && /^on[A-Z]/.test(name);

/**
 * Returns the same object while its values are equal, so that tiles do not render again. Handlers are often
 * inline: a new function does not change the object, and the latest function is called.
 */
export function useTileProps(given: TileProps): TileProps {
  const latest = useLatest(given as Props);

  const [handlers] = useState(() => new Map<string, Handler>());
  const stableHandler = (name: string): Handler => {
    const call: Handler = (...args) => (latest.current[name] as Handler | undefined)?.(...args);
    const handler = handlers.get(name) ?? call;
    handlers.set(name, handler);
    return handler;
  };

  const entries = Object.entries(given).map(([name, value]) => [
    name,
    isHandler(name, value) ? stableHandler(name) : value,
  ]);
  return useShallowStable(Object.fromEntries(entries));
}
