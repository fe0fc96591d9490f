import type { ReactNode } from 'react';
import { GifListMasonry, type GifListMasonryProps } from '../list/GifListMasonry.tsx';
import { GifListRoot } from '../list/GifListRoot.tsx';
import { type PartProps, renderPart } from '../shared/render-part.ts';
import { tabId, usePicker } from './picker-context.ts';
import { ResultsContext, usePickerList } from './results/use-picker-list.ts';

interface PickerResultsProps extends PartProps<'div'> {
  /** Content of the results, or a function of the current tab, the term and the accessible name of the list. */
  children: ReactNode | ((results: { tab: string; term: string; name: string }) => ReactNode);
}

/**
 * Tab panel with trending, found or saved GIFs, a `GifList.Root`; `Loading` fetches them. Without tabs, it is a plain
 * element.
 */
export function PickerResults({ children, className, render }: PickerResultsProps) {
  const { id, tab, tabs, state, getAlt } = usePicker();
  const { key, name, fetchGifs, onGifsFetchError, failure, ads } = usePickerList();
  const hasTabs = tabs.length > 1 || !tabs.some((one) => one === tab);
  return (
    <ResultsContext.Provider value={{ failure, ads }}>
      <GifListRoot
        fetchGifs={(_offset, options) => fetchGifs(options)}
        onGifsFetchError={onGifsFetchError}
        resetKey={key}
        aria-label={name}
        getAlt={getAlt}
        className={className}
        render={(list) =>
          renderPart(render, 'div', {
            ...list,
            id,
            'data-picker-results': '',
            ...(hasTabs && { role: 'tabpanel', 'aria-labelledby': tabId(id, tab) }),
          })
        }
      >
        {typeof children === 'function' ? children({ tab, term: state.term, name }) : children}
      </GifListRoot>
    </ResultsContext.Provider>
  );
}

interface PickerMasonryProps extends Omit<GifListMasonryProps, 'pattern' | 'hasTypeahead'> {}

/** GIFs in columns, as a grid with a single tab stop and arrow keys: a `GifList.Masonry`. */
export const PickerMasonry = (props: PickerMasonryProps) => (
  <GifListMasonry {...props} pattern="picker" />
);
