import type { EventMessage } from '../protocol/messages.ts';

/** Maximum number of events per {@link EVENT_INTERVAL}. */
const EVENT_LIMIT = 20;

/** ms */
const EVENT_INTERVAL = 1000;

/** Only the last event of a topic matters. Events without data (play, pause, ended) share one topic. */
const topicOf = ({ event, data }: EventMessage): string => (data ? event : 'playback');

/**
 * Limits a player's events to 20 per second. After the second is over, delivers the last excess event of each topic,
 * so that the host page always has the latest state.
 */
export function limitEvents(pass: (message: EventMessage) => void) {
  const waiting = new Map<string, EventMessage>();
  let passed = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const push = (message: EventMessage) => {
    timer ??= setTimeout(startOver, EVENT_INTERVAL);
    if (passed < EVENT_LIMIT) {
      passed += 1;
      pass(message);
    } else {
      const topic = topicOf(message);
      // Delete first so that topics stay ordered by their last event.
      waiting.delete(topic);
      waiting.set(topic, message);
    }
  };

  const startOver = () => {
    const messages = [...waiting.values()];
    waiting.clear();
    passed = 0;
    timer = undefined;
    for (const message of messages) push(message);
  };

  return { push, close: () => clearTimeout(timer) };
}
