import { badRequest, notFound } from '../../http/errors.ts';
import { readPage, required } from '../../http/parameters.ts';
import { PAGE } from '../../openapi/described-parameters.ts';
import type { ActivityDocument, ScheduleDocument } from '../../state/documents.ts';
import type { Namespace } from '../../state/namespace.ts';
import type { Context } from '../context.ts';
import { listField, objects, readFields, textField } from './body.ts';
import { getGif } from './get-gif.ts';
import { noContent, type PlatformEndpoint, schedulerEndpoint } from './platform-endpoint.ts';

const logActivity = (
  { store: { activity }, clock }: Namespace,
  action: ActivityDocument['action'],
  gif_id: string,
): void => {
  const id = activity.nextId();
  activity.put(id, { id, action, gif_id, timestamp: Math.floor(clock.now() / 1000) });
};

const schedule = async (context: Context): Promise<Response> => {
  const { namespace } = context;
  const { store } = namespace;
  const text = required(context.query, 'timestamp');
  if (!/^\d{1,12}$/.test(text)) {
    throw badRequest('Parameter "timestamp" must be a number of seconds since 1970.');
  }
  const fields = await readFields(context.request);
  const gifs = objects(listField(fields, 'gifs'), 'gifs').map((gif) => ({
    id: getGif(context, textField(gif, 'id')).id,
    is_sticker: gif.is_sticker === true,
    type: textField(gif, 'type'),
  }));
  const entries = gifs.map((gif): ScheduleDocument => {
    const entry = { id: store.schedule.nextId(), timestamp: Number(text), gif };
    store.schedule.put(entry.id, entry);
    logActivity(namespace, 'schedule', gif.id);
    return entry;
  });
  return Response.json(entries, { status: 201 });
};

const list = ({ namespace, query }: Context): Response => {
  const { offset, limit } = readPage(query);
  const type = query.get('type') ?? 'gif';
  const found = namespace.store.schedule
    .all()
    .filter(({ gif }) => gif.type === type)
    .sort((a, b) => a.timestamp - b.timestamp || a.id - b.id);
  return Response.json({ count: found.length, results: found.slice(offset, offset + limit) });
};

const remove = ({ namespace, params }: Context): Response => {
  const { store } = namespace;
  const entry = store.schedule.get(params.id ?? '');
  if (!entry) throw notFound('No such entry.');
  store.schedule.remove(entry.id);
  logActivity(namespace, 'delete', entry.gif.id);
  return noContent();
};

const SCHEDULE = '/trendingscheduler/schedule';

export const schedulerEndpoints: readonly PlatformEndpoint[] = [
  schedulerEndpoint('POST', SCHEDULE, 'Schedules GIFs to trend from timestamp: gifs.', schedule, {
    query: ['timestamp!'],
    body: 'scheduledGifs',
    response: 'scheduleEntries',
  }),
  schedulerEndpoint('GET', SCHEDULE, 'The schedule: limit, offset, type.', list, {
    query: ['scheduleType', ...PAGE],
    response: 'schedule',
  }),
  schedulerEndpoint('DELETE', `${SCHEDULE}/:id`, 'Removes an entry from the schedule.', remove),
  schedulerEndpoint(
    'GET',
    '/trendingscheduler/activity',
    'Changes of the schedule, the latest first.',
    (context) => Response.json(context.namespace.store.activity.all().sort((a, b) => b.id - a.id)),
    { response: 'activity' },
  ),
];
