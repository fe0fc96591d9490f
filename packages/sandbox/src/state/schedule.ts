import type { Page, Paging, Selection } from '../catalog/search/catalog.ts';
import type { Service } from './service.ts';
import type { ScheduleDocument } from './store.ts';

/** Lists the scheduled GIFs that are due, the last scheduled one first. */
const dueGifs = ({ store }: Service): ScheduleDocument[] =>
  store.schedule
    .all()
    .filter(({ timestamp }) => timestamp * 1000 <= Date.now())
    .sort((a, b) => b.timestamp - a.timestamp || a.id - b.id);

/**
 * Returns the time from which a GIF trends, in s since 1970; `undefined` if it is not scheduled or not yet
 * due.
 */
export const trendsSince = (service: Service, gifId: string): number | undefined =>
  dueGifs(service).find(({ gif }) => gif.id === gifId)?.timestamp;

/** Lists popular items: scheduled ones first, then the others. */
export const trending = (service: Service, selection: Selection, paging: Paging): Page =>
  service.catalog.list({ ...selection, first: dueGifs(service).map(({ gif }) => gif.id) }, paging);
