import { useContext } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../attribution/Avatar.tsx';
import { VerifiedBadge } from '../attribution/VerifiedBadge.tsx';
import { useLabels } from '../labels/labels-context.ts';
import { SearchContext } from './SearchContext.ts';

const Bar = styled.ul`
  display: flex;
  gap: 9px;
  height: var(--searchbar-height);
  margin: 0;
  padding: 0 0 10px;
  overflow: auto hidden;
  list-style: none;

  button {
    display: flex;
    align-items: center;
    gap: 4px;
    height: 100%;
    padding: 0 14px;
    border: 0;
    border-radius: 20px;
    color: #fff;
    background: #212121;
    font: italic 600 14px/1.2 interface, helvetica, arial, sans-serif;
    white-space: nowrap;
    cursor: pointer;
  }
  button:focus-visible {
    outline: 2px solid #9933ff;
    outline-offset: -2px;
  }
  svg {
    flex: none;
  }
`;

const ChannelPill = styled.button`
  && {
    padding: 0 8px 0 0;
    border-radius: 4px;
    font-style: normal;
    overflow: hidden;
  }
`;

/** Channels that match the search, else what people search for, inside a SearchContextManager. */
export function SuggestionBar() {
  const labels = useLabels();
  const { trendingSearches, currentChannels, setActiveChannel, setSearch } =
    useContext(SearchContext);
  const hasChannels = currentChannels.length > 0;
  return (
    <Bar
      className={SuggestionBar.className}
      aria-label={hasChannels ? labels.channels : labels.trendingSearches}
    >
      {hasChannels
        ? currentChannels.map((channel) => (
            <li key={channel.id}>
              <ChannelPill type="button" onClick={() => setActiveChannel(channel)}>
                <Avatar user={channel.user} />@{channel.user.username}
                {channel.user.is_verified && <VerifiedBadge size={14} />}
              </ChannelPill>
            </li>
          ))
        : trendingSearches.map((term) => (
            <li key={term}>
              <button type="button" onClick={() => setSearch(term)}>
                <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                  <path
                    d="m2 12 4-4 3 3 5-6m-4 0h4v4"
                    fill="none"
                    stroke="#00ccff"
                    strokeWidth="2"
                  />
                </svg>
                {term}
              </button>
            </li>
          ))}
    </Bar>
  );
}
SuggestionBar.className = 'giphy-suggestion-bar';
