import type { Call } from './call.ts';
import { controlCalls } from './control.ts';
import { gifCalls } from './gifs.ts';
import { mediaCalls } from './media.ts';
import { pingbackCalls } from './pingback.ts';
import { searchCalls } from './search.ts';

/** Every call, in the order in which a path is looked for. */
export const calls: readonly Call[] = [
  ...searchCalls,
  ...gifCalls,
  ...pingbackCalls,
  ...mediaCalls,
  ...controlCalls,
];
