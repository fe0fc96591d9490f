import { readFile } from 'node:fs/promises';

/** The source runs as it is; in the built package, every module is in one folder. */
const isSource = import.meta.url.endsWith('.ts');
const folder = new URL(isSource ? '../../admin/' : '../admin/', import.meta.url);

const TYPES = { 'admin.js': 'text/javascript', 'admin.css': 'text/css' } as const;

/** The page's script or its styles. */
export const adminFile = (name: keyof typeof TYPES) => async (): Promise<Response> =>
  new Response(await readFile(new URL(name, folder)), {
    headers: { 'Content-Type': `${TYPES[name]}; charset=utf-8`, 'Cache-Control': 'no-cache' },
  });
