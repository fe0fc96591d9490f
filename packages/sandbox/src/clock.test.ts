import { afterEach, describe, expect, it } from 'vitest';
import { openApi } from './test/api.ts';

const api = openApi();
const { sandbox } = api;
afterEach(() => sandbox.reset());

const move = (body: unknown): Promise<Response> =>
  api.raw('/_sandbox/clock', { method: 'POST', body: JSON.stringify(body) });

describe('the clock', () => {
  it('decides when a scheduled GIF trends', async () => {
    const list = async () => (await api.get('/v1/gifs/trending?limit=20')).data;
    const last = String((await list()).at(-1)?.id);
    const at = Date.parse('2031-05-01') / 1000;
    await api.raw(`/trendingscheduler/schedule?access_token=any&timestamp=${at}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ gifs: [{ id: last, type: 'gif', is_sticker: false }] }),
    });
    expect((await list())[0]?.id).not.toBe(last);
    sandbox.clock.set('2031-05-02');
    expect((await list())[0]?.id).toBe(last);
    sandbox.clock.reset();
    expect((await list())[0]?.id).not.toBe(last);
  });

  it('continues from the time it is set to over HTTP', async () => {
    const { now } = await (await move({ now: '2031-05-02T10:00:00Z' })).json();
    expect(now).toMatch(/^2031-05-02T10:00:/);
    const moved = await (await move({ advanceMs: 3_600_000 })).json();
    expect(moved.now).toMatch(/^2031-05-02T11:00:/);
    expect((await (await api.raw('/_sandbox/clock')).json()).now).toMatch(/^2031-05-02T11:00:/);
  });

  it.each([
    [{ now: 'soon' }, 'The clock must be set to a time, such as "2030-01-01T12:00:00Z".'],
    [{ advanceMs: 'a' }, 'The body needs "now" (a time) or "advanceMs" (milliseconds).'],
    [{ advanceMs: 1e18 }, 'The clock must be set to a time, such as "2030-01-01T12:00:00Z".'],
    [{}, 'The body needs "now" (a time) or "advanceMs" (milliseconds).'],
    [null, 'The body needs "now" (a time) or "advanceMs" (milliseconds).'],
  ])('refuses %j', async (body, msg) => {
    const response = await move(body);
    expect((await response.json()).meta).toEqual({ status: 400, msg, response_id: '' });
    expect(Math.abs(sandbox.clock.now() - Date.now())).toBeLessThan(60_000);
  });
});
