import { describe, expect, it } from 'vitest';
import { type InspectorAction, inspect, type SeenEvent } from './inspector.ts';
import type { PingbackReport } from './watch-pingbacks.ts';

const told = (actionType: 'SEEN' | 'CLICK', isEnabled = true): InspectorAction => ({
  type: 'told',
  pingback: { actionType, analyticsResponsePayload: 'e=1', attributes: { layout_type: 'GRID' } },
  at: 1,
  isEnabled,
});
/** A request with these events, by their ids. */
const reported = (
  state: PingbackReport['state'],
  ids: Record<string, 'SEEN' | 'CLICK'>,
): InspectorAction => ({
  type: 'reported',
  report: {
    state,
    events: Object.entries(ids).map(([id, actionType]) => ({
      event_id: id,
      ts: 1,
      user_id: 'u',
      action_type: actionType,
      analytics_response_payload: 'e=1',
    })),
  },
});
const after = (...actions: InspectorAction[]) => actions.reduce(inspect, [] as SeenEvent[]);
const states = (events: readonly SeenEvent[]) => events.map(({ state }) => state);

describe('the events inspector', () => {
  it('shows an event as it stands in the request, the newest first', () => {
    const [click, seen] = after(told('SEEN'), told('CLICK'));
    expect(click?.body).toEqual({
      action_type: 'CLICK',
      attributes: { layout_type: 'GRID' },
      analytics_response_payload: 'e=1',
    });
    expect(seen?.body).toMatchObject({ action_type: 'SEEN' });
  });

  it('tells what waits from what is on its way, and that from what was accepted', () => {
    const before = [told('SEEN'), told('CLICK'), reported('underway', { a: 'SEEN' })];
    expect(states(after(...before))).toEqual(['waiting', 'underway']);
    expect(states(after(...before, reported('accepted', { a: 'SEEN' })))).toEqual([
      'waiting',
      'sent',
    ]);
  });

  it('lets an event wait again whose request failed, and knows it when it is tried again', () => {
    const failed = [
      told('SEEN'),
      reported('underway', { a: 'SEEN' }),
      reported('failed', { a: 'SEEN' }),
    ];
    expect(states(after(...failed))).toEqual(['waiting']);
    const again = after(...failed, told('SEEN'), reported('accepted', { a: 'SEEN' }));
    expect(states(again)).toEqual(['waiting', 'sent']);
  });

  it('takes no notice of what others have told', () => {
    expect(states(after(told('SEEN'), reported('accepted', { a: 'CLICK' })))).toEqual(['waiting']);
  });

  it('shows that the opt-out stops what comes, and what still waits', () => {
    const stopped = after(
      told('SEEN'),
      reported('accepted', { a: 'SEEN' }),
      told('SEEN'),
      { type: 'optedOut' },
      told('CLICK', false),
    );
    expect(states(stopped)).toEqual(['stopped', 'stopped', 'sent']);
  });

  it('keeps the last fifty, and forgets them all when asked', () => {
    const many = after(...Array.from({ length: 60 }, () => told('SEEN')));
    expect(many).toHaveLength(50);
    expect(new Set(many.map(({ id }) => id)).size).toBe(50);
    expect(inspect(many, { type: 'cleared' })).toEqual([]);
  });
});
