import type { Exchange } from '../api/call.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { readPage, required } from '../http/parameters.ts';
import { listField, objects, readFields, textField } from './body.ts';
import type { ActivityDocument, ScheduleDocument } from './documents.ts';
import { findItem } from './items.ts';
import { noContent, type PlatformCall, schedulerCall } from './platform-call.ts';
import type { PlatformStore } from './store.ts';

const note = (
  { activity }: PlatformStore,
  action: ActivityDocument['action'],
  gif_id: string,
): void => {
  const id = activity.nextId();
  activity.put(id, { id, action, gif_id, timestamp: Math.floor(Date.now() / 1000) });
};

const schedule = async (exchange: Exchange): Promise<Response> => {
  const { platform } = exchange.service;
  const text = required(exchange.query, 'timestamp');
  if (!/^\d{1,12}$/.test(text)) {
    throw badRequest('Parameter "timestamp" must be a number of seconds since 1970.');
  }
  const fields = await readFields(exchange.request);
  const gifs = objects(listField(fields, 'gifs'), 'gifs').map((gif) => ({
    id: findItem(exchange, textField(gif, 'id')).id,
    is_sticker: gif.is_sticker === true,
    type: textField(gif, 'type'),
  }));
  const entries = gifs.map((gif): ScheduleDocument => {
    const entry = { id: platform.schedule.nextId(), timestamp: Number(text), gif };
    platform.schedule.put(entry.id, entry);
    note(platform, 'schedule', gif.id);
    return entry;
  });
  return Response.json(entries, { status: 201 });
};

const list = ({ service, query }: Exchange): Response => {
  const { offset, limit } = readPage(query);
  const type = query.get('type') ?? 'gif';
  const found = service.platform.schedule
    .all()
    .filter(({ gif }) => gif.type === type)
    .sort((a, b) => a.timestamp - b.timestamp || a.id - b.id);
  return Response.json({ count: found.length, results: found.slice(offset, offset + limit) });
};

const remove = ({ service, params }: Exchange): Response => {
  const { platform } = service;
  const entry = platform.schedule.get(params.id ?? '');
  if (!entry) throw notFound('No such entry.');
  platform.schedule.remove(entry.id);
  note(platform, 'delete', entry.gif.id);
  return noContent();
};

const SCHEDULE = '/trendingscheduler/schedule';

export const schedulerCalls: readonly PlatformCall[] = [
  schedulerCall('POST', SCHEDULE, 'Has items trend from timestamp on: gifs.', schedule),
  schedulerCall('GET', SCHEDULE, 'What is to trend: limit, offset, type.', list),
  schedulerCall('DELETE', `${SCHEDULE}/:id`, 'Takes an entry out of the schedule.', remove),
  schedulerCall(
    'GET',
    '/trendingscheduler/activity',
    'What was done, the latest first.',
    (exchange) =>
      Response.json(exchange.service.platform.activity.all().sort((a, b) => b.id - a.id)),
  ),
];
