import type { ReactNode } from 'react';
import { GifListMasonry, type GifListMasonryProps } from '../list/GifListMasonry.tsx';
import { GifListRoot } from '../list/GifListRoot.tsx';
import type { PartProps } from '../shared/render-part.ts';
import { ResultsPanel } from './PickerTabs.tsx';
import { usePicker } from './picker-context.ts';
import { ResultsContext, usePickerList } from './results/use-picker-list.ts';

export interface PickerResultsState {
  /** The tab that is shown; the host shows those of its own. */
  tab: string;
  term: string;
  /** What the list is: “Trending: GIFs”. A name for screen readers. */
  name: string;
}

interface PickerResultsProps extends PartProps<'div'> {
  /** What is shown of them, and what is above; as a function, of the tab and the term. */
  children: ReactNode | ((results: PickerResultsState) => ReactNode);
}

/**
 * The place of the GIFs, the panel of the tabs, and a `GifList.Root`: what is trending, what was found, or what is
 * kept, page by page. `Masonry` shows them, `Loading` fetches them.
 */
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

/** The GIFs in columns, as a grid with a single tab stop and arrow keys: a `GifList.Masonry`. */
export const PickerMasonry = (props: PickerMasonryProps) => (
  <GifListMasonry {...props} pattern="picker" />
);
