/** The tools that the server was told to count with; without any of them no page loads their script. */
export interface TrackingTools {
  /** Id of a container of Google Tag Manager. */
  tagManagerId?: string | undefined;
  /** Measurement id of Google Analytics. */
  webAnalyticsId?: string | undefined;
  /** Path of this server's origin that takes events. */
  analyticsPath?: string | undefined;
  /** DSN of a service that takes error reports. */
  monitoringDsn?: string | undefined;
}

/** Id of the script element that names the tools. */
export const TRACKING_ID = 'tracking';

/** The tools of this page, if it has any. */
export function readTracking(document: Document): TrackingTools | undefined {
  const { tools } = document.getElementById(TRACKING_ID)?.dataset ?? {};
  return tools === undefined ? undefined : JSON.parse(tools);
}
