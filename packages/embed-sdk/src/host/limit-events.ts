import type { EventMessage } from '../protocol/messages.ts';

/** How many events of one player are passed on within {@link EVENT_INTERVAL}. */
const EVENT_LIMIT = 20;

/** In ms. */
const EVENT_INTERVAL = 1000;

interface EventLimiter {
  push: (message: EventMessage) => void;
  close: () => void;
}

/** Of each topic only the last event matters. The events without data (play, pause, ended) are one topic. */
const topicOf = ({ event, data }: EventMessage): string => (data ? event : 'playback');

/**
 * Keeps a player from flooding its host page: passes on 20 events within a second. Of the others, the last one
 * of each topic is passed on when the second is over, so that the host page always learns the latest state.
 */
export function limitEvents(pass: (message: EventMessage) => void): EventLimiter {
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
      // Deleted first, so that the topics keep the order of their last events.
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
