import type { IChannel } from '@gifkit/model';

/** The state of a search. */
export interface SearchState {
  /** The search term, set once the reader has stopped typing. */
  readonly term: string;
  /** Only GIFs of this channel. */
  readonly activeChannel: IChannel | undefined;
  /** Channels that match the term. */
  readonly currentChannels: readonly IChannel[];
  readonly isFocused: boolean;
}

export type SearchAction =
  | { type: 'search'; term: string }
  | { type: 'channel'; channel: IChannel | undefined }
  | { type: 'channels'; channels: readonly IChannel[] }
  | { type: 'focus'; isFocused: boolean };

/** The channel that a term names, as in `@cats happy`. */
const channelIn = (term: string, channels: readonly IChannel[]): IChannel | undefined =>
  channels.find(({ slug }) => term.startsWith(`@${slug} `));

export function searchReducer(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'search': {
      const channel = channelIn(action.term, state.currentChannels);
      if (!channel) return { ...state, term: action.term };
      const term = action.term.slice(`@${channel.slug} `.length);
      return { ...state, term, activeChannel: channel };
    }
    case 'channel':
      return { ...state, term: '', activeChannel: action.channel };
    case 'channels':
      return { ...state, currentChannels: action.channels };
    case 'focus':
      return { ...state, isFocused: action.isFocused };
  }
}
