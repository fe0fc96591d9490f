import { useLabelsOr } from '@gifkit/headless/internal/labels/labels-context.ts';
import { searchEnglish } from '@gifkit/headless/internal/labels/languages/en.ts';
import { showWhole } from '@gifkit/headless/internal/shared/keep-focus.ts';
import { optionId } from '@gifkit/headless/internal/shared/option-id.ts';
import { useContext, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { focusOutline } from '../shared/focus-ring.ts';
import { dense, font, radius, textSize, tokenColor } from '../shared/tokens.ts';
import { touchTarget } from '../shared/touch-target.ts';
import { SearchInputContext } from './SearchContext.ts';
import { SuggestionPill } from './SuggestionPill.tsx';
import { useSuggestions } from './use-suggestions.ts';

const Bar = styled.ul`
  display: flex;
  gap: ${dense(9)};
  box-sizing: content-box;
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

/**
 * Suggests matching channels, or trending searches if there are none. Must be inside a `SearchContextManager`. With
 * a `SearchBar`, the suggestions are options of its combobox, and arrow keys of the field reach them.
 */
export function SuggestionBar() {
  const labels = useLabelsOr(searchEnglish);
  const { combobox } = useContext(SearchInputContext);
  const suggestions = useSuggestions();
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const { field, listId, active, setList } = combobox;
  useEffect(() => {
    setList(list.current);
    return () => setList(null);
  }, [setList]);
  useEffect(() => {
    const option = active !== undefined && list.current?.children[active];
    if (option) option.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [active]);

  const isListbox = listId === id && suggestions.length > 0;
  const optionProps = (index: number) =>
    isListbox && {
      role: 'option',
      id: optionId(id, index),
      'aria-selected': index === active,
      tabIndex: -1,
    };
  return (
    <Bar
      ref={list}
      onFocus={showWhole}
      id={id}
      className={SuggestionBar.className}
      role={isListbox ? 'listbox' : undefined}
      aria-label={suggestions[0]?.channel ? labels.channels : labels.trendingSearches}
    >
      {suggestions.map((suggestion, index) => (
        <li key={suggestion.key} role={isListbox ? 'none' : undefined}>
          <SuggestionPill
            suggestion={suggestion}
            focusTarget={() => field ?? list.current}
            {...optionProps(index)}
          />
        </li>
      ))}
    </Bar>
  );
}
SuggestionBar.className = 'giphy-suggestion-bar';
