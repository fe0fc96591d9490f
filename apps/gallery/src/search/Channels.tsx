import type { GiphyFetch } from '@gifkit/fetch-api';
import { type IChannel, safeUrl } from '@gifkit/model';
import { useKeptFocus } from '@gifkit/react-components/internal';
import { useRef } from 'react';
import { UploaderLink } from '../shared/UploaderLink.tsx';
import { useLoaded } from '../shared/use-loaded.ts';
import { resultsTitle } from './NothingFound.tsx';

const COUNT = 4;

/** The channel that a search is in, if it is in one: `animalparade` of `@animalparade birds`. */
const channelOf = (query: string): string | undefined => /^@(\S+)/.exec(query)?.[1];

/** The name by which one searches in a channel. */
const nameOf = ({ slug, user }: IChannel): string => user?.username || slug;

interface ChannelsProps {
  client: GiphyFetch;
  query: string;
  onGoTo: (address: string) => void;
}

/** Accounts whose names fit the search; in a channel, who it is. */
export function Channels({ client, query, onGoTo }: ChannelsProps) {
  const inside = channelOf(query);
  const term = inside ?? query;
  const channels = useLoaded(term || undefined, (signal) =>
    client.channels(term, { limit: COUNT, signal }),
  );
  if (channels.status !== 'ready') return null;
  const found = channels.data.data.filter(
    (channel) => nameOf(channel) && (!inside || nameOf(channel) === inside),
  );
  return (
    found.length > 0 && <ChannelList channels={found} isInside={Boolean(inside)} onGoTo={onGoTo} />
  );
}

interface ChannelListProps extends Pick<ChannelsProps, 'onGoTo'> {
  channels: readonly IChannel[];
  /** Whether the search is in the channel that is listed. */
  isInside: boolean;
}

function ChannelList({ channels, isInside, onGoTo }: ChannelListProps) {
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list, resultsTitle);
  return (
    <ul ref={list} className="channels" aria-label="Channels">
      {channels.map((channel) => {
        const name = nameOf(channel);
        return (
          <li key={channel.id}>
            <UploaderLink
              username={name}
              name={channel.display_name || name}
              avatar={safeUrl(channel.user?.avatar_url)}
              isVerified={channel.user?.is_verified}
              description={isInside ? channel.description || channel.user?.about_bio : undefined}
              isCurrent={isInside}
              onGoTo={onGoTo}
            />
          </li>
        );
      })}
    </ul>
  );
}
