import { useKeptFocus } from '@gifkit/react-components/internal';
import { useRef } from 'react';
import { PageLink } from '../address/PageLink.tsx';
import { formatView, KIND_NAMES, type Kind } from '../address/view.ts';

export const RESULTS_TITLE = 'results-title';

/** Takes focus if a focused link started another search and was removed. */
export const resultsTitle = (): HTMLElement | null => document.getElementById(RESULTS_TITLE);

interface NothingFoundProps {
  query: string;
  kind: Kind;
  onGoTo: (address: string) => void;
}

/** Shown for an empty result, with other searches. */
export function NothingFound({ query, kind, onGoTo }: NothingFoundProps) {
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root, resultsTitle);
  const what = KIND_NAMES[kind];
  const others = (Object.keys(KIND_NAMES) as Kind[]).filter((other) => other !== kind);
  return (
    <div ref={root} className="empty">
      <p>
        No {what} for “{query}”. Try a mood, an animal or an occasion.
      </p>
      <ul className="chips">
        {others.map((other) => (
          <li key={other}>
            <PageLink to={formatView({ query, kind: other })} onGoTo={onGoTo}>
              Search in {KIND_NAMES[other]}
            </PageLink>
          </li>
        ))}
        <li>
          <PageLink to="/categories" onGoTo={onGoTo}>
            Look through the categories
          </PageLink>
        </li>
      </ul>
    </div>
  );
}
