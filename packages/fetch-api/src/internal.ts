// For the other packages of this project only; not covered by semantic versioning. State is stored per page,
// because a page may load several copies of this package.
export { abortReason, inAnyRealm } from './any-realm.ts';
export { type Deadline, deadlineIn } from './deadline.ts';
export { currentServerUrl } from './defaults.ts';
export { DEFAULT_ERROR, ERROR_PREFIX } from './errors/fetch-error.ts';
export { isDebugging } from './is-debugging.ts';
export { isOrigin } from './is-origin.ts';
export { normalizeItems } from './normalize.ts';
export { createPageCursor, type PagePosition } from './page-cursor.ts';
export { pageState } from './page-state.ts';
export { parseJson } from './parse-json.ts';
export { parseRetryAfter } from './parse-retry-after.ts';
export { encode, toQuery } from './query.ts';
export { BodyTooLargeError, decodeChunks, readChunks } from './read-body.ts';
export { redactError, redactJson, redactText, redactUrl } from './redact.ts';
export { createRequester, type Requester, type RequestOptions } from './requester.ts';
export { type CacheEntry, createResponseCache, type ResponseCache } from './response-cache.ts';
export { backoff, wait, waitOf } from './retry.ts';
export { serverMessage, tidyServerMessage } from './server-message.ts';
export type { Failure, Service } from './service.ts';
export { settingsId } from './settings-id.ts';
export { type SharedRequest, shareRequest } from './shared-request.ts';
