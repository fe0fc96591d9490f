import type { IGif } from '@gifkit/model';

/** What the page knows of the service that it belongs to. */
export interface Service {
  /** Of the GIF API, version included. */
  apiUrl: string;
  apiKey: string;
  /** Where the default avatars are. */
  avatarsUrl: string;
  /** Where the logo leads. */
  siteUrl: string;
  /** Name beside the logo. */
  providerName: string;
}

/** Everything the embed page is drawn from, on the server and again in the browser. */
export interface PageData {
  gif: IGif;
  /** The first related GIFs; missing where they could not be had in time. */
  related?: IGif[] | undefined;
  service: Service;
}

/** Id of the element that carries the page's data from the server to the browser. */
export const PAGE_DATA_ID = 'page-data';
/** Id of the element that the page is drawn into. */
export const ROOT_ID = 'root';
