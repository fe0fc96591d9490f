import { stableNumber } from './ids.ts';

/** Id of an account's own channel. */
export const channelId = (username: string): number =>
  1000 + stableNumber(`channel:${username}`, 9_000_000);
