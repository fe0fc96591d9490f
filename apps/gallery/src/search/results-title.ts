/** Id of the heading that says what was searched for, and where. */
export const RESULTS_TITLE = 'results-title';

/** Where the focus goes when what had it led to another search, and is removed with the old one. */
export const resultsTitle = (): HTMLElement | null => document.getElementById(RESULTS_TITLE);
