import { FRAGMENT_OPTIONS, readOption } from '@gifkit/embed-sdk/protocol';
import type { Language } from '@gifkit/labels';
import type { GifID, IGif } from '@gifkit/model';
import type { Host } from './host/use-host.ts';

export interface PageService {
  /** Base URL of the GIF API, including the version. */
  apiUrl: string;
  apiKey: string;
  /** Whether the GIFs come from a static catalog at `apiUrl`, which has no related ones. @default false */
  isCatalog?: boolean | undefined;
  /** Base URL of the pingback service. If unset, no pingbacks are sent. */
  pingbackUrl?: string | undefined;
  /** Target of the logo's link. */
  siteUrl?: string | undefined;
  publicUrl: string;
  /** Name beside the logo. If unset, the product's name is shown and labels say “website”. */
  providerName?: string | undefined;
  /** Hides the product's mark, for providers with their own brand. */
  hidesMark?: boolean | undefined;
  /** Origins of pages that may frame and control the player. */
  hosts: readonly string[] | 'any';
}

/** Properties of a visit. A property that does not apply is missing, to keep the page small. */
export interface Visit {
  /** True for phones and tablets, detected by user agent. */
  isMobile?: true | undefined;
  /** True in a Twitter card, which does not pass on hover. */
  isTwitter?: true | undefined;
  savesData?: true | undefined;
}

/** A related GIF before the grid has loaded. */
export interface RelatedStill {
  id: GifID;
  alt: string;
  /** URL of the first frame; undefined if there is no safe one. */
  image?: string | undefined;
}

export interface PageData {
  /** The page with attribution, sharing and related GIFs, or the bare player. */
  view: 'embed' | 'player';
  gif: IGif;
  /** First related GIFs, on the server only; undefined if they did not arrive in time. */
  related?: readonly RelatedStill[] | undefined;
  service: PageService;
  visit: Visit;
  language: Language;
  /** Query of links to other GIFs, such as `?lang=de`. @default none */
  query?: string | undefined;
  /** Path of the labels' script, which loads beside the client. @default none, as for English */
  words?: string | undefined;
}

/** Path of a GIF's page or bare player on this server. */
export const framePath = ({ id }: Pick<IGif, 'id'>, view: PageData['view'] = 'embed'): string =>
  `/${view}/${encodeURIComponent(id)}`;

export interface PageProps extends PageData {
  /** The page around this frame. Default: none, as on the server. */
  host?: Host | undefined;
}

export const PAGE_DATA_ID = 'page-data';
export const ROOT_ID = 'root';

/** Reads the data that the server sent with the page. A key of the host page replaces the server's. */
export function readPageData(): PageData {
  const data: PageData = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '');
  const apiKey = readOption(FRAGMENT_OPTIONS.apiKey, location) ?? data.service.apiKey;
  return { ...data, service: { ...data.service, apiKey } };
}

export interface FailureData {
  status: number;
  message: string;
  hosts: PageService['hosts'];
  /** Seconds until the page retries. Default: no retry. */
  retryAfter?: number | undefined;
}

/** Configured analytics tools. If none is set, pages do not load their script. */
export interface TrackingTools {
  tagManagerId?: string | undefined;
  webAnalyticsId?: string | undefined;
  /** Path on this server's origin that receives events. */
  analyticsPath?: string | undefined;
  monitoringDsn?: string | undefined;
}

export const TRACKING_ID = 'tracking';
