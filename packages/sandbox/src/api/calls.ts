import { startPage } from '../pages/start.ts';
import type { Call } from './call.ts';
import { categoryCalls } from './categories.ts';
import { channelCalls } from './channels.ts';
import { controlCalls } from './control.ts';
import { ctaCalls } from './cta.ts';
import { emojiCalls } from './emoji.ts';
import { gifCalls } from './gifs.ts';
import { mediaCalls } from './media.ts';
import { pageCalls } from './pages.ts';
import { pingbackCalls } from './pingback.ts';
import { searchCalls } from './search.ts';
import { tagCalls } from './tags.ts';
import { textCalls } from './text.ts';

const start: Call = {
  method: 'GET',
  path: '/',
  summary: 'A page that lists these calls.',
  example: '/',
  open: true,
  handle: (exchange) => startPage(exchange, calls),
};

/** Every call, in the order in which a path is looked for. */
export const calls: readonly Call[] = [
  ...searchCalls,
  ...textCalls,
  ...tagCalls,
  ...categoryCalls,
  ...channelCalls,
  ...emojiCalls,
  ...gifCalls,
  ...ctaCalls,
  ...pingbackCalls,
  ...mediaCalls,
  ...controlCalls,
  ...pageCalls,
  start,
];
