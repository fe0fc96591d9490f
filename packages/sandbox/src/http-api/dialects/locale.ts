import { ServiceError } from '../../http/errors.ts';

/**
 * The language or country of a request, in one form exactly: KLIPY's hosts refuse every other one with 422
 * (zulip/zulip#39202, 2026-05-01).
 */
export function readLocale(query: URLSearchParams, form: RegExp): string | undefined {
  const locale = query.get('locale');
  if (!locale) return undefined;
  if (!form.test(locale)) throw new ServiceError(422, 'The locale format is invalid.');
  return locale;
}
