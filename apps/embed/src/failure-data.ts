import type { PageService } from './page-data.ts';

/** What the script of an error page tells the host page. */
export interface FailureData {
  /** HTTP status of the error page. */
  status: number;
  message: string;
  hosts: PageService['hosts'];
  /** In how many seconds the page asks again. @default it does not */
  retryAfter?: number;
}

/** Id of the element that carries it. */
export const FAILURE_DATA_ID = 'failure-data';
