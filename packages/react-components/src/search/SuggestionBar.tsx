import { searchEnglish, useLabelsOr } from '@gifkit/headless';
import { type FocusTarget, showWhole, useKeptFocus } from '@gifkit/headless/utils';
import { type ComponentPropsWithoutRef, useContext, useRef } from 'react';
import { styled } from 'styled-components';
import { focusOutline } from '../shared/focus-ring.ts';
import { dense, font, radius, textSize, tokenColor } from '../shared/tokens.ts';
import { touchTarget } from '../shared/touch-target.ts';
import { ChannelName } from './ChannelName.tsx';
import { SearchInputContext, type Suggestion } from './SearchContext.ts';

const Bar = styled.ul`
  display: flex;
  gap: ${dense(9)};
  box-sizing: content-box;
  contain: inline-size;
  height: var(--searchbar-height);
  overflow: auto hidden;
  scroll-padding-inline: 8px;

  /* Doubled to outrank the page's styles for lists. */
  && {
    /* The scroll container must not clip the touch targets, which are higher than the pills. */
    margin: -5px 0 0;
    padding: 5px 0 10px;
    list-style: none;
  }
  && > li {
    margin: 0;
    padding: 0;
  }

  button {
    ${touchTarget}
    position: relative;
    display: flex;
    align-items: center;
    gap: 4px;
    height: 100%;
    padding: 0 ${dense(14)};
    border: 0;
    border-radius: ${radius(20)};
    /* Swapped colors keep the contrast. */
    color: ${tokenColor('background', '#fff')};
    background: ${tokenColor('color', '#212121')};
    font: italic 600 ${textSize(14)}/1.2 ${font('interface, helvetica, arial, sans-serif')};
    white-space: nowrap;
    cursor: pointer;
  }
  button > * {
    margin: 0;
    line-height: inherit;
  }
  button.giphy-channel-pill {
    padding: 0;
    padding-inline-end: 8px;
    border-radius: ${radius(4)};
    font-style: normal;
    overflow: hidden;
  }
  button:focus-visible,
  [aria-selected='true'] {
    ${focusOutline(-3, tokenColor('accent', '#9933ff'))}
  }
  svg {
    flex: none;
  }
  @media (prefers-contrast: more) {
    button {
      background: #000;
    }
    button:focus-visible,
    [aria-selected='true'] {
      outline-color: #fff;
    }
  }
  @media (forced-colors: active) {
    button {
      border: 1px solid ButtonBorder;
      color: ButtonText;
      background: ButtonFace;
    }
    [aria-selected='true'] {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
  }
`;

interface SuggestionPillProps extends ComponentPropsWithoutRef<'button'> {
  suggestion: Suggestion;
  /** Returns the element that receives the focus when other suggestions replace this one. */
  focusTarget: () => FocusTarget;
}

function SuggestionPill({ suggestion, focusTarget, ...props }: SuggestionPillProps) {
  const { channel, term, choose } = suggestion;
  const pill = useRef<HTMLButtonElement>(null);
  useKeptFocus(pill, focusTarget);
  return (
    <button
      ref={pill}
      type="button"
      className={channel && 'giphy-channel-pill'}
      onClick={choose}
      {...props}
    >
      {channel ? (
        <ChannelName channel={channel} />
      ) : (
        <>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="m2 12 4-4 3 3 5-6m-4 0h4v4" fill="none" stroke="#00ccff" strokeWidth="2" />
          </svg>
          <bdi>{term}</bdi>
        </>
      )}
    </button>
  );
}

/**
 * Suggests matching channels, or trending searches if there are none. Must be inside a `SearchContextManager`. With
 * a `SearchBar`, the suggestions are options of its combobox, and arrow keys of the field reach them.
 */
export function SuggestionBar() {
  const labels = useLabelsOr(searchEnglish);
  const { suggestions, combobox, field, list, setList } = useContext(SearchInputContext);
  const isListbox = field !== null && suggestions.length > 0;
  return (
    <Bar
      ref={setList}
      onFocus={showWhole}
      className={SuggestionBar.className}
      {...(isListbox && combobox.listProps)}
      aria-label={suggestions[0]?.channel ? labels.channels : labels.trendingSearches}
    >
      {suggestions.map((suggestion, index) => (
        <li key={suggestion.key} role={isListbox ? 'none' : undefined}>
          <SuggestionPill
            suggestion={suggestion}
            focusTarget={() => field ?? list}
            {...(isListbox && combobox.optionProps(index))}
          />
        </li>
      ))}
    </Bar>
  );
}
SuggestionBar.className = 'giphy-suggestion-bar';
