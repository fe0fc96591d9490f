import { getPath } from 'hono/utils/url';

/** Whether a request is for the sandbox's own endpoints, by the decoded path that the router uses. */
export const isControlPath = (request: Request): boolean =>
  getPath(request).startsWith('/_sandbox/');
