import type { PressedKey } from './arrow-step.ts';

/** Keys of the feed and grid patterns of the WAI-ARIA Authoring Practices, and their effects. */
const FEED = {
  PageUp: 'previous',
  PageDown: 'next',
  'Control+Home': 'before',
  'Control+End': 'after',
} as const;
const PICKER = {
  ArrowUp: 'above',
  ArrowDown: 'below',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
  Home: 'first',
  End: 'last',
  'Control+Home': 'first',
  'Control+End': 'last',
  F2: 'controls',
} as const;

export type ListPattern = 'feed' | 'picker';

/**
 * Effect of a key in a grid. `before` and `after` leave the grid, `controls` enters the cell's controls, and `type` finds
 * a GIF by its typed name; the others move to a GIF.
 */
export type GridCommand =
  | (typeof FEED)[keyof typeof FEED]
  | (typeof PICKER)[keyof typeof PICKER]
  | 'type';

/** Letters and digits of any script. Space selects, and punctuation belongs to the host. */
const CHARACTER = /^[\p{L}\p{N}]\p{M}*$/u;

/** Returns the effect of a key in a grid; undefined if the grid ignores it. */
export function gridCommand(
  { key, altKey, ctrlKey, metaKey }: PressedKey,
  pattern: ListPattern,
  hasTypeahead: boolean,
): GridCommand | undefined {
  if (altKey || metaKey) return;
  const commands: Partial<Record<string, GridCommand>> = pattern === 'feed' ? FEED : PICKER;
  const command = commands[ctrlKey ? `Control+${key}` : key];
  if (command || ctrlKey || pattern === 'feed' || !hasTypeahead) return command;
  return CHARACTER.test(key) ? 'type' : undefined;
}
