/** Id of the heading that says what was searched for, and where. */
export const RESULTS_TITLE = 'results-title';

/** Where the focus goes from what leads to another search, and goes away with it. */
export const resultsTitle = (): HTMLElement | null => document.getElementById(RESULTS_TITLE);
