import { TRACKING_ID } from '../page-data.ts';

type Tools = typeof import('./tools.ts');

async function withTools(use: (tools: Tools) => void): Promise<void> {
  if (!document.getElementById(TRACKING_ID)) return;
  try {
    use(await import('./tools.ts'));
  } catch (error) {
    console.warn('An event could not be counted', error);
  }
}

export const track = (action: 'click' | 'hover' | 'copy', label: string): void =>
  void withTools((tools) => tools[action](label));

/** Sends a page view of related GIFs, by the API's URL. */
export const viewPage = (url: string): void => void withTools(({ pageView }) => pageView(url));
