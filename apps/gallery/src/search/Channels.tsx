import type { GiphyFetch } from '@gifkit/fetch-api';
import { type IChannel, safeUrl } from '@gifkit/model';
import { VerifiedBadge } from '@gifkit/react-components';
import { useKeptFocus } from '@gifkit/react-components/internal';
import { useRef } from 'react';
import { PageLink } from '../address/PageLink.tsx';
import { formatView } from '../address/view.ts';
import { useLoaded } from '../shared/use-loaded.ts';
import { resultsTitle } from './results-title.ts';

const COUNT = 4;

/** The channel that a search is in, if it is in one: `animalparade` of `@animalparade birds`. */
const channelOf = (query: string): string | undefined => /^@(\S+)/.exec(query)?.[1];

/** The name by which one searches in a channel. */
const nameOf = ({ slug, user }: IChannel): string => user?.username || slug;

export interface ChannelsProps {
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
        const avatar = safeUrl(channel.user?.avatar_url);
        const description = isInside ? channel.description || channel.user?.about_bio : '';
        return (
          <li key={channel.id}>
            <PageLink
              className="uploader"
              to={formatView({ query: `@${name}`, kind: 'gifs' })}
              aria-current={isInside ? 'true' : undefined}
              onGoTo={onGoTo}
            >
              {avatar && <img src={avatar} alt="" width={44} height={44} />}
              <span>
                <b>
                  {channel.display_name || name}{' '}
                  {channel.user?.is_verified && <VerifiedBadge size={15} />}
                </b>
                <small>{description || `@${name}`}</small>
              </span>
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}
