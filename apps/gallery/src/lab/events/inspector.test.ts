import { describe, expect, it } from 'vitest';
import { type InspectorAction, inspect, type SeenEvent } from './inspector.ts';

const told = (actionType: 'SEEN' | 'CLICK', isEnabled = true): InspectorAction => ({
  type: 'told',
  pingback: { actionType, analyticsResponsePayload: 'e=1', attributes: { layout_type: 'GRID' } },
  at: 1,
  isEnabled,
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

  it('tells what waits from what was sent', () => {
    const sent = after(told('SEEN'), { type: 'flushed' }, told('CLICK'));
    expect(states(sent)).toEqual(['waiting', 'sent']);
  });

  it('shows that the opt-out stops what comes, and what still waits', () => {
    const stopped = after(
      told('SEEN'),
      { type: 'flushed' },
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
