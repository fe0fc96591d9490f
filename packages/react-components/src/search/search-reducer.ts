import type { IChannel } from '@gifkit/model';

export interface SearchState {
  readonly term: string;
  readonly activeChannel: IChannel | undefined;
  readonly currentChannels: readonly IChannel[];
  readonly isFocused: boolean;
}

export type SearchAction =
  | { type: 'search'; term: string }
  | { type: 'channel'; channel: IChannel | undefined }
  | { type: 'channels'; channels: readonly IChannel[] }
  | { type: 'focus'; isFocused: boolean };

/** Returns the channel that a term names, as in `@cats happy`. */
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
