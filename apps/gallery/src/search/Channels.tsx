import type { GiphyFetch } from '@gifkit/fetch-api';
import { type IChannel, safeUrl } from '@gifkit/model';
import { VerifiedBadge } from '@gifkit/react-components';
import { PageLink } from '../address/PageLink.tsx';
import { formatView } from '../address/view.ts';
import { useLoaded } from '../shared/use-loaded.ts';
import { channelOf } from './channel.ts';

const COUNT = 4;

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
  if (found.length === 0) return null;
  return (
    <ul className="channels" aria-label="Channels">
      {found.map((channel) => {
        const name = nameOf(channel);
        const avatar = safeUrl(channel.user?.avatar_url);
        const description = inside ? channel.description || channel.user?.about_bio : '';
        return (
          <li key={channel.id}>
            <PageLink
              className="uploader"
              to={formatView({ query: `@${name}`, kind: 'gifs' })}
              aria-current={inside ? 'true' : undefined}
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
