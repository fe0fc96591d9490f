import { version } from 'react';

/** How soon a browser fetches a picture, compared with others. */
export type FetchPriority = 'high' | 'low' | 'auto';

/** React 18 knows the attribute by the name that HTML gives it, React 19 by its own. */
const ATTRIBUTE = Number.parseInt(version, 10) < 19 ? 'fetchpriority' : 'fetchPriority';

/** The props that give an image its priority; none where it has none. */
export const fetchPriorityProps = (priority: FetchPriority | undefined) =>
  priority && { [ATTRIBUTE]: priority };
