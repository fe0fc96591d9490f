/** The entries of the admin page's lists. */

import { element } from './dom.js';

/** A request of the log, with its query and headers to open. */
export const requestItem = ({ method, path, query, headers, status }) => {
  const search = new URLSearchParams(query).toString();
  const result = element('span', status === 0 || status >= 400 ? { class: 'bad' } : {});
  result.textContent = status === 0 ? 'dropped' : String(status);
  return element(
    'li',
    {},
    element(
      'details',
      {},
      element('summary', {}, result, ` ${method} ${path}${search && `?${search}`}`),
      element('pre', {}, JSON.stringify({ query, headers }, null, 2)),
    ),
  );
};

/** An event of the log, with its fields to open. */
export const eventItem = (event) => {
  const name = event?.action_type ?? event?.type ?? 'event';
  return element(
    'li',
    {},
    element(
      'details',
      {},
      element('summary', {}, String(name)),
      element('pre', {}, JSON.stringify(event, null, 2)),
    ),
  );
};

/** A fault in one line. */
export const faultWords = ({ path, method, query, requestHeaders, ...rest }) => {
  const search = query && `?${new URLSearchParams(query)}`;
  const others = JSON.stringify({ ...(requestHeaders && { requestHeaders }), ...rest });
  return `${method ?? 'Every method'} ${path}${search ?? ''} ${others}`;
};
