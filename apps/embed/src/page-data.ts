import { API_KEY_NAME, API_KEY_PATTERN } from '@gifkit/embed-sdk/internal';
import type { GifID, IGif } from '@gifkit/model';
import type { Host } from './host/use-host.ts';
import type { Language } from './languages.ts';

/** What the page knows of the service that it belongs to. */
export interface PageService {
  /** Of the GIF API, version included. */
  apiUrl: string;
  apiKey: string;
  /** The service that takes events about GIFs, without the path of its call; without one, none are sent. */
  pingbackUrl?: string | undefined;
  /** Where the logo leads, if anywhere. */
  siteUrl?: string | undefined;
  /** Where this server is found from outside. */
  publicUrl: string;
  /** Name beside the logo. Without one it is the product's own, and labels say “website”. */
  providerName?: string | undefined;
  /** The name is another brand's: the product's mark does not stand beside it. */
  hidesMark?: boolean | undefined;
  /** Origins of the pages that may put the player into a frame, and so control it. */
  hosts: readonly string[] | 'any';
}

/** What the server knows of the visitor. */
export interface Visit {
  /** A phone or a tablet, by its user agent. */
  isMobile: boolean;
  /** The page stands on a card of Twitter's, which passes no hover on. */
  isTwitter: boolean;
  /** The visitor wants to save data. */
  savesData: boolean;
}

/** A related GIF as the page shows it before the grid is there. */
export interface RelatedStill {
  id: GifID;
  alt: string;
  /** URL of its first frame; missing where there is none that is safe. */
  image?: string | undefined;
}

/** Everything a page is drawn from, on the server and again in the browser. */
export interface PageData {
  /** The embed page, or the bare player. */
  variant: 'page' | 'player';
  gif: IGif;
  /** The first related GIFs, as in the markup; missing where they could not be had in time. */
  related?: readonly RelatedStill[] | undefined;
  service: PageService;
  visit: Visit;
  language: Language;
  /** The query of links to other GIFs, as `?lang=de`. @default none */
  query?: string | undefined;
}

/** What a page is drawn with. */
export interface PageProps extends PageData {
  /** The page around this frame. @default none, as on the server */
  host?: Host | undefined;
  /** The visitor did something before the page came to life. @default false */
  hasVisitor?: boolean | undefined;
}

/** Id of the element that carries the page's data from the server to the browser. */
export const PAGE_DATA_ID = 'page-data';
/** Id of the element that the page is drawn into. */
export const ROOT_ID = 'root';
/** Id of the script element that names the files of the client. */
export const START_ID = 'start';

type Address = Pick<Location, 'href'>;

const NAMED = `[?#&]${API_KEY_NAME}=`;

/** Whether the host page says something of a key in the address of this frame. */
export const namesHostKey = ({ href }: Address): boolean => new RegExp(NAMED).test(href);

/** The key that the host page gave this frame, for the calls that the frame makes. */
export const hostKey = ({ href }: Address): string | undefined =>
  new RegExp(`${NAMED}(${API_KEY_PATTERN})(?=[&#]|$)`).exec(href)?.[1];

/**
 * The data that the server sent with the page, with the key of the host page where that gave one.
 *
 * @throws {Error} when the document is none of this server's embed pages.
 */
export function readPageData(document: Document): PageData {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!json) throw new Error('This document has no page to hydrate.');
  const data: PageData = JSON.parse(json);
  const apiKey = hostKey(document.location ?? { href: '' }) ?? data.service.apiKey;
  return { ...data, service: { ...data.service, apiKey } };
}

/** What the script of an error page tells the host page. */
export interface FailureData {
  /** HTTP status of the error page. */
  status: number;
  message: string;
  hosts: PageService['hosts'];
  /** In how many seconds the page asks again. @default it does not */
  retryAfter?: number | undefined;
}

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

/** Where this server shows a GIF, as a page or in the bare player. */
export const framePath = ({ id }: Pick<IGif, 'id'>, variant: PageData['variant']): string =>
  `/${variant === 'player' ? 'player' : 'embed'}/${encodeURIComponent(id)}`;

/** Where this server's page of a GIF is. */
export const embedPath = (gif: Pick<IGif, 'id'>): string => framePath(gif, 'page');
