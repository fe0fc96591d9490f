import type { SeenEvent } from './inspector.ts';

const WORDS: Record<SeenEvent['state'], string> = {
  waiting: 'waits',
  underway: 'is on its way',
  sent: 'sent',
  stopped: 'stopped by the opt-out',
};

/** An event: its kind, its state and its content. */
export function EventRow({ event: { at, body, state } }: { event: SeenEvent }) {
  return (
    <details className={`event event-${state}`}>
      <summary>
        <b>{String(body.action_type)}</b>
        <time dateTime={new Date(at).toISOString()}>{new Date(at).toLocaleTimeString()}</time>
        <span>{WORDS[state]}</span>
      </summary>
      <pre>{JSON.stringify(body, null, 2)}</pre>
    </details>
  );
}
