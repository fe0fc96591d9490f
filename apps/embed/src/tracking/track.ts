import { TRACKING_ID } from '../page-data.ts';

type Tools = typeof import('./tools.ts');

/** Those of a page that has none are never loaded. */
async function withTools(use: (tools: Tools) => void): Promise<void> {
  if (!document.getElementById(TRACKING_ID)) return;
  try {
    use(await import('./tools.ts'));
  } catch (error) {
    console.warn('An event could not be counted', error);
  }
}

/** Counts an event of the category 'Embed' with the tools of the page. */
export const track = (action: 'click' | 'hover' | 'copy' | 'scroll', label: string): void =>
  void withTools((tools) => tools[action](label));

/** Counts a page of related GIFs, by the API's URL of it. */
export const viewPage = (url: string): void => void withTools(({ pageView }) => pageView(url));
