export const event = (number: number, payload = 'p'): string =>
  JSON.stringify({
    event_id: `e${number}`,
    ts: 1_700_000_000_000 + number,
    action_type: 'SEEN',
    user_id: 'abcdefghijklmnop',
    analytics_response_payload: payload,
  });
