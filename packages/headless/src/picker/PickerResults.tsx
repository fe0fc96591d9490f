import type { ReactNode } from 'react';
import { GifListMasonry, type GifListMasonryProps } from '../list/GifListMasonry.tsx';
import { GifListRoot } from '../list/GifListRoot.tsx';
import type { PartProps } from '../shared/render-part.ts';
import { ResultsPanel } from './PickerTabs.tsx';
import { usePicker } from './picker-context.ts';
import { ResultsContext, usePickerList } from './results/use-picker-list.ts';

export interface PickerResultsState {
  /** Current tab; the host shows the lists of its own tabs. */
  tab: string;
  term: string;
  /** Accessible name of the list, such as “Trending: GIFs”. */
  name: string;
}

interface PickerResultsProps extends PartProps<'div'> {
  /** Content of the results, or a function of tab and term. */
  children: ReactNode | ((results: PickerResultsState) => ReactNode);
}

/** Tab panel and `GifList.Root` with trending, found or saved GIFs. `Loading` fetches them. */
export function PickerResults({ children, className, render }: PickerResultsProps) {
  const { tab, state, getAlt } = usePicker();
  const { key, name, fetchGifs, onGifsFetchError, failure, ads } = usePickerList();
  return (
    <ResultsContext.Provider value={{ failure, ads }}>
      <GifListRoot
        fetchGifs={(_offset, options) => fetchGifs(options)}
        onGifsFetchError={onGifsFetchError}
        resetKey={key}
        aria-label={name}
        getAlt={getAlt}
        className={className}
        render={(panel) => (
          <ResultsPanel {...panel} render={render}>
            {panel.children}
          </ResultsPanel>
        )}
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
