import * as z from 'zod';
import { notFound } from '../../http/errors.ts';
import { ID, PAGE, whole } from '../../http/validate.ts';
import type { ScheduleDocument } from '../../state/documents.ts';
import type { Service } from '../../state/service.ts';
import { type Endpoint, noContent } from '../endpoint.ts';
import { findGif } from '../find-entry.ts';
import { schedulerEndpoint } from './guards.ts';

const logActivity = (
  { store: { activity }, clock }: Service,
  action: 'schedule' | 'delete',
  gif_id: string,
): void => {
  const id = activity.nextId();
  activity.put(id, { id, action, gif_id, timestamp: Math.floor(clock.now() / 1000) });
};

const SCHEDULE = '/trendingscheduler/schedule';

export const schedulerEndpoints: readonly Endpoint[] = [
  schedulerEndpoint(
    `POST ${SCHEDULE}`,
    'Schedules GIFs to trend from timestamp: gifs.',
    {
      query: { timestamp: whole(0).describe('In seconds since 1970.') },
      body: z.object({
        gifs: z.array(z.object({ id: ID, type: ID, is_sticker: z.boolean().default(false) })),
      }),
    },
    (context) => {
      const { service, query, body } = context;
      for (const { id } of body.gifs) findGif(context, id);
      const entries = body.gifs.map((gif): ScheduleDocument => {
        const entry = { id: service.store.schedule.nextId(), timestamp: query.timestamp, gif };
        service.store.schedule.put(entry.id, entry);
        logActivity(service, 'schedule', gif.id);
        return entry;
      });
      return Response.json(entries, { status: 201 });
    },
  ),
  schedulerEndpoint(
    `GET ${SCHEDULE}`,
    'The schedule: limit, offset, type.',
    { query: { type: z.string().default('gif'), ...PAGE } },
    ({ service, query: { type, offset, limit } }) => {
      const found = service.store.schedule
        .all()
        .filter(({ gif }) => gif.type === type)
        .sort((a, b) => a.timestamp - b.timestamp || a.id - b.id);
      return Response.json({ count: found.length, results: found.slice(offset, offset + limit) });
    },
  ),
  schedulerEndpoint(
    `DELETE ${SCHEDULE}/:id`,
    'Removes an entry from the schedule.',
    {},
    ({ service, id }) => {
      const entry = service.store.schedule.get(id);
      if (!entry) throw notFound('No such entry.');
      service.store.schedule.remove(entry.id);
      logActivity(service, 'delete', entry.gif.id);
      return noContent();
    },
  ),
  schedulerEndpoint(
    'GET /trendingscheduler/activity',
    'Changes of the schedule, the latest first.',
    {},
    ({ service }) => Response.json(service.store.activity.all().sort((a, b) => b.id - a.id)),
  ),
];
