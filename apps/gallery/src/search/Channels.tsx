import type { GiphyFetch } from '@gifkit/fetch-api';
import { useKeptFocus } from '@gifkit/headless/utils';
import { type IChannel, safeUrl } from '@gifkit/model';
import { useRef } from 'react';
import { UploaderLink } from '../shared/UploaderLink.tsx';
import { useLoaded } from '../shared/use-loaded.ts';
import { resultsTitle } from './Results.tsx';

const COUNT = 4;

/** Channel of a search: `animalparade` for `@animalparade birds`. */
const channelOf = (query: string): string | undefined => /^@(\S+)/.exec(query)?.[1];

const nameOf = ({ slug, user }: IChannel): string => user?.username || slug;

interface ChannelsProps {
  client: GiphyFetch;
  query: string;
  onGoTo: (address: string) => void;
}

/** Channels that match the search, or the one that it is limited to. */
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
  /** True if the search is limited to the listed channel. */
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
