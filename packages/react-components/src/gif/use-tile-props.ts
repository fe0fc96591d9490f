import { useLatest, useShallowStable } from '@gifkit/headless/internal';
import { useState } from 'react';
import type { TileProps } from './tile-props.ts';

type Props = Readonly<Record<string, unknown>>;
type Handler = (...args: unknown[]) => unknown;

const isHandler = (name: string, value: unknown): boolean =>
  typeof value === 'function' && /^on[A-Z]/.test(name);

/**
 * The same object for as long as its values are the same, so that the tiles do not render again. Hosts
 * write handlers inline: another function counts as the same prop, and the newest function is called.
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
