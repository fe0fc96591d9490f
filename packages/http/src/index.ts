export { abortReason, inAnyRealm } from './abort.ts';
export {
  type Body,
  BodyTooLargeError,
  decodeChunks,
  isTooDeep,
  mapStrings,
  parseJson,
  readBody,
  readChunks,
} from './body.ts';
export { type Deadline, deadlineIn } from './deadline.ts';
export { errorReason } from './error-reason.ts';
export { hexDigest } from './hex-digest.ts';
export { isDebugging } from './is-debugging.ts';
export { Logger, LogLevel } from './logger.ts';
export { pageState } from './page-state.ts';
export {
  mayNeedRedaction,
  redactError,
  redactJson,
  redactText,
  redactUrl,
  secretsOf,
} from './redact.ts';
export { resendLost } from './resend-lost.ts';
export { type CacheEntry, createResponseCache, type ResponseCache } from './response-cache.ts';
export { backoff, parseRetryAfter, retryAfterOf, wait, withRetry } from './retry.ts';
export {
  appendGiphySDKRequestHeader,
  type GiphySDKRequestHeader,
  getGiphySDKRequestHeaders,
  nameSdk,
  type Sdk,
  sdkHeaders,
} from './sdk-headers.ts';
export { DEFAULT_ERROR, serverMessage, tidyServerMessage } from './server-message.ts';
export { createPingbackId, getPingbackId, setPingbackIdStorage } from './session-id.ts';
export { type SharedRequest, shareRequest } from './shared-request.ts';
export { surviveLogErrors } from './survive-log-errors.ts';
export { encode, isOrigin, segment, toQuery } from './url.ts';
