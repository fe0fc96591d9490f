import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { PAGE_MAX_AGE } from '../constants.ts';
import type { LoadPage } from './load-page.ts';
import { readOEmbedQuery, toOEmbed, toXml } from './oembed.ts';
import type { Settings } from './settings.ts';

interface OEmbedRoute {
  settings: Settings;
  loadPage: LoadPage;
  report: (error: unknown) => void;
  /** Seconds until the service may be asked again. */
  secondsTo: (retryAt: number | undefined) => number;
}

export async function respondToOEmbed(
  c: Context,
  { settings, loadPage, report, secondsTo }: OEmbedRoute,
): Promise<Response> {
  const url = new URL(c.req.url);
  const isXml = url.searchParams.get('format') === 'xml';
  c.header('Access-Control-Allow-Origin', '*');

  const send = (fields: Record<string, string | number>, status: number, root: string) => {
    const type = isXml ? 'text/xml; charset=utf-8' : 'application/json';
    return c.body(isXml ? toXml(fields, root) : JSON.stringify(fields), status as 200, {
      'Content-Type': type,
    });
  };
  const fail = (status: number, error: string) => {
    c.header('Cache-Control', 'no-store');
    return send({ [isXml ? 'message' : 'error']: error }, status, 'error');
  };

  try {
    const query = readOEmbedQuery(url, settings);
    const page = await loadPage(query.id, { related: false });
    if (!('gif' in page)) {
      if (page.status === 404) return fail(404, 'There is no such GIF.');
      c.header('Retry-After', String(secondsTo(page.retryAt)));
      return fail(page.status, 'The GIF service does not respond right now.');
    }
    c.header('Cache-Control', `public, max-age=${PAGE_MAX_AGE}`);
    return send(toOEmbed(page.gif, query, settings), 200, 'oembed');
  } catch (error) {
    if (error instanceof HTTPException) return fail(error.status, error.message);
    report(error);
    return fail(500, 'Something went wrong here.');
  }
}
