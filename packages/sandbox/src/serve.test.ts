import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSandbox, type Sandbox } from './create-sandbox.ts';
import { type Server, serve } from './serve.ts';

let sandbox: Sandbox;
let server: Server;

beforeAll(async () => {
  sandbox = createSandbox();
  server = await serve(sandbox, { port: 0 });
});

afterAll(async () => {
  await server.close();
  await sandbox.close();
});

describe('over HTTP', () => {
  it('responds with URLs on the server’s origin', async () => {
    const response = await fetch(`${server.url}/v1/gifs/search?q=cat&api_key=k`);
    const { data } = await response.json();
    expect(data[0].images.original.url).toMatch(`${server.url}/media/`);
  });

  it('serves renditions with their type and bytes, and videos in ranges or trimmed', async () => {
    const trending = await fetch(`${server.url}/v1/videos/trending?api_key=k&limit=1`);
    const { images, video } = (await trending.json()).data[0];
    const gif = await fetch(images.fixed_width_small.url);
    expect(gif.headers.get('content-type')).toBe('image/gif');
    const mp4 = await fetch(video.assets['360p'].url, { headers: { range: 'bytes=0-99' } });
    expect([mp4.status, mp4.headers.get('content-type')]).toEqual([206, 'video/mp4']);
    expect((await mp4.arrayBuffer()).byteLength).toBe(100);
    const trim = new URLSearchParams({ media_url: images.original.mp4, start: '0', duration: '1' });
    const trimmed = await fetch(`${server.url}/imaging/trim?${trim}`);
    expect([trimmed.status, trimmed.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  });

  it('drops the connection for such a fault', async () => {
    const control = `${server.url}/_sandbox/faults`;
    const fault = { path: '/v1', body: 'dropped', times: 1 };
    await fetch(control, { method: 'POST', body: JSON.stringify(fault) });
    const url = `${server.url}/v1/gifs/search?q=cat&api_key=k`;
    await expect(fetch(url)).rejects.toThrow(TypeError);
    expect((await fetch(url)).status).toBe(200);
  });

  it('prints nothing if a client breaks off its upload', async () => {
    const print = vi.spyOn(console, 'error');
    const upload = request(`${server.url}/v2/pingback?apikey=k`, { method: 'POST' });
    upload.on('error', () => {}).write('{"events":', () => upload.destroy());
    await expect.poll(() => sandbox.requests().at(-1)).toMatchObject({ method: 'POST' });
    expect(print).not.toHaveBeenCalled();
  });
});
