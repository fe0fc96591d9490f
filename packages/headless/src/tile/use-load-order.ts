import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { FILE_PATIENCE } from '../core/constants.ts';
import type { LoadOrder } from '../core/picture/load-order.ts';
import { isSlowLine } from '../core/picture/slow-line.ts';
import { useLatestCallback } from '../shared/use-latest-callback.ts';

interface LoadOrderOptions {
  isShown: boolean;
  /** True if a still precedes the GIF. */
  hasStill: boolean;
}

interface TileLoadOrder {
  isSlow: boolean;
  /** True while the still comes before the file that moves: on the first screen of a list, and on slow lines. */
  waitsForStill: boolean;
  /** True for a tile out of view while it fetches nothing. */
  isHeld: boolean;
  /** Tells what has come or failed. */
  tell: (come: 'still' | 'all') => void;
}

const never = () => () => {};
const isFree = () => false;

/** Returns the turn of a tile in the order of its list; a standalone tile has no order. */
export function useLoadOrder(
  order: LoadOrder | undefined,
  { isShown, hasStill }: LoadOrderOptions,
): TileLoadOrder {
  // Only what concerns this tile, so that it does not render at each stage.
  const waits = () => (isShown ? order?.stage === 'stills' : order?.stage !== 'everything');
  const isWaiting = useSyncExternalStore(order?.subscribe ?? never, order ? waits : isFree, isFree);
  const [isSlowByItself] = useState(() => !order && isSlowLine());
  const isSlow = order?.isSlow ?? isSlowByItself;
  const hasCome = useRef(false);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const waitsForStill = isShown && hasStill && (isWaiting || (isSlow && !hasCome.current));

  const tellOrder = useRef<ReturnType<LoadOrder['add']>>(undefined);
  const tell = useLatestCallback((come: 'still' | 'all') => {
    hasCome.current = true;
    if (waitsForStill && !isWaiting) renderAgain();
    tellOrder.current?.(come);
  });
  useEffect(() => {
    if (!isShown || !order) return;
    const leave = order.add();
    tellOrder.current = leave;
    if (!hasStill) leave('still');
    return () => leave('all');
  }, [isShown, order, hasStill]);
  useEffect(() => {
    if (!waitsForStill) return;
    const timer = setTimeout(tell, FILE_PATIENCE, 'still');
    return () => clearTimeout(timer);
  }, [waitsForStill, tell]);
  return { isSlow, waitsForStill, isHeld: !isShown && (isSlow || isWaiting), tell };
}
