import { withoutPathKey } from '../http/klipy-key.ts';

/** Stands for a key or a token in the log. */
export const HIDDEN = '***';

const SECRET_PARAMETER = /^(x-)?((api|app|access|secret)[-_]?)?key$|(token|password|secret)$/i;
const SECRET_HEADER = /key|token|secret|password|auth|cookie|session/i;
const PARAMETER_IN_TEXT = /([?&]([\w-]+)=)[^&#\s]*/g;

/** Whether a parameter of this name has a key or a token, in any service's dialect. */
export const isSecretParameter = (name: string): boolean => SECRET_PARAMETER.test(name);

/** A text in which the keys of the URLs and paths in it are hidden. */
const withoutKeys = (text: string): string =>
  withoutPathKey(text, HIDDEN).replace(PARAMETER_IN_TEXT, (parameter, start, name) =>
    isSecretParameter(name) ? `${start}${HIDDEN}` : parameter,
  );

/** The path of a request, with its key hidden. */
export const publicPath = (path: string): string => withoutPathKey(path, HIDDEN);

/** The parameters of a request, with keys and tokens hidden. */
export const publicQuery = (parameters: Iterable<[string, string]>): Record<string, string> =>
  Object.fromEntries(
    Array.from(parameters, ([name, value]) => [name, isSecretParameter(name) ? HIDDEN : value]),
  );

/** The headers of a request, with keys, tokens and those in URLs hidden. */
export const publicHeaders = (headers: Iterable<[string, string]>): Record<string, string> =>
  Object.fromEntries(
    Array.from(headers, ([name, value]) => [
      name,
      SECRET_HEADER.test(name) ? HIDDEN : withoutKeys(value),
    ]),
  );
