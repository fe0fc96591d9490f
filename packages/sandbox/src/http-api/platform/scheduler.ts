import * as z from 'zod';
import { pageOf } from '../../catalog/search/catalog.ts';
import { found } from '../../http/errors.ts';
import { ID, PAGE, whole } from '../../http/validate.ts';
import type { ScheduleDocument } from '../../state/store.ts';
import type { Context } from '../context.ts';
import type { Endpoint } from '../endpoint.ts';
import { getGif } from '../find-entry.ts';
import { schedulerEndpoint } from './guards.ts';

const logActivity = (
  { store: { activity } }: Context,
  action: 'schedule' | 'delete',
  gif_id: string,
): void => {
  const id = activity.nextId();
  activity.put(id, { id, action, gif_id, timestamp: Math.floor(Date.now() / 1000) });
};

const SCHEDULE = '/trendingscheduler/schedule';

export const schedulerEndpoints: readonly Endpoint[] = [
  schedulerEndpoint(
    `POST ${SCHEDULE}`,
    'Schedules GIFs to trend from timestamp: gifs.',
    {
      query: { timestamp: whole(0) },
      body: z.object({
        gifs: z.array(z.object({ id: ID, type: ID, is_sticker: z.boolean().default(false) })),
      }),
    },
    (context) => {
      const { query, body } = context;
      const { schedule } = context.store;
      for (const { id } of body.gifs) getGif(context, id);
      const entries = body.gifs.map((gif): ScheduleDocument => {
        const entry = { id: schedule.nextId(), timestamp: query.timestamp, gif };
        schedule.put(entry.id, entry);
        logActivity(context, 'schedule', gif.id);
        return entry;
      });
      return Response.json(entries, { status: 201 });
    },
  ),
  schedulerEndpoint(
    `GET ${SCHEDULE}`,
    'The schedule: limit, offset, type.',
    { query: { type: z.string().default('gif'), ...PAGE } },
    ({ store, query }) => {
      const found = store.schedule
        .all()
        .filter(({ gif }) => gif.type === query.type)
        .sort((a, b) => a.timestamp - b.timestamp || a.id - b.id);
      const { entries, total } = pageOf(found, query);
      return { count: total, results: entries };
    },
  ),
  schedulerEndpoint(`DELETE ${SCHEDULE}/:id`, 'Removes an entry from the schedule.', (context) => {
    const { schedule } = context.store;
    const entry = found(schedule.get(context.id), 'No such entry.');
    schedule.remove(entry.id);
    logActivity(context, 'delete', entry.gif.id);
  }),
  schedulerEndpoint(
    'GET /trendingscheduler/activity',
    'Changes of the schedule, the latest first.',
    ({ store }) => store.activity.all().sort((a, b) => b.id - a.id),
  ),
];
