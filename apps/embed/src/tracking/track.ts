/** What visitors do with the embed page. */
export type TrackedAction = 'click' | 'hover' | 'copy' | 'scroll';

/** Counts what a visitor does, and with what. */
export type Track = (action: TrackedAction, label: string) => void;

/** Google in the Global Vendor List of the Transparency & Consent Framework. */
const GOOGLE = 755;

/**
 * Gives the page's view and events of the category 'Embed' to its tag manager and its web analytics tool, if
 * it has them and the visitor agreed; never where the browser sends Global Privacy Control.
 */
async function load() {
  const [{ configureAnalytics }, pageViews, { tcfConsent }] = await Promise.all([
    import('@gifkit/analytics'),
    import('@gifkit/analytics/page-views'),
    import('@gifkit/analytics/consent'),
  ]);
  configureAnalytics({ respectGlobalPrivacyControl: true });
  const consent = tcfConsent({
    'google-tag-manager': { id: GOOGLE },
    'google-analytics': { id: GOOGLE },
  });
  const { createTracker, gtag, gtmDataLayer, trackEmbed } = pageViews;
  const tools = 'gtag' in window ? [gtag()] : [];
  const tracker = createTracker({ vendors: [gtmDataLayer(), ...tools], consent });
  tracker.pageView(location.pathname);
  return { ...trackEmbed(tracker), page: (url: string) => tracker.pageView(url) };
}

let tracking: ReturnType<typeof load> | undefined;

function withTools(use: (tools: Awaited<ReturnType<typeof load>>) => void): void {
  tracking ??= load();
  tracking.then(use, (error: unknown) => {
    tracking = undefined;
    console.warn('An event could not be counted', error);
  });
}

export const track: Track = (action, label) => withTools((tools) => tools[action](label));

/** Counts the view of the embed page, once. Whatever else is counted first does the same. */
export const viewEmbed = (): void => withTools(() => {});

/** Counts a page of related GIFs, by the API's URL of it. */
export const viewPage = (url: string): void => withTools(({ page }) => page(url));
