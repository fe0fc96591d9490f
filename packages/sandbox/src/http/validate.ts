import * as z from 'zod';
import { RATINGS } from '../catalog/entry.ts';
import { MAX_IDS, MAX_LIMIT, RESULT_WINDOW } from '../constants.ts';
import { ServiceError } from './errors.ts';

export function explain({ issues: [issue] }: z.ZodError, noun: 'Field' | 'Parameter'): string {
  if (!issue || issue.path.length === 0) return `${issue?.message}.`;
  const name = `${noun} "${issue.path.join('.')}"`;
  const isMissing = issue.message.endsWith('received undefined');
  return isMissing ? `${name} is required.` : `${name}: ${issue.message}.`;
}

/** Status for a validation error; some parameters have their own. */
const statusOf = ({ issues: [issue] }: z.ZodError): number => {
  const [name] = issue?.path ?? [];
  // KLIPY's hosts do so (zulip/zulip#39202, 2026-05-01).
  if (name === 'locale') return 422;
  return name === 'q' && issue?.code === 'too_big' ? 414 : 400;
};

/**
 * Validates a value.
 *
 * @throws {ServiceError} 400, 414 or 422 with a sentence that names the error
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  noun: 'Field' | 'Parameter',
): z.output<Schema> {
  const { data, error } = schema.safeParse(value);
  if (error) throw new ServiceError(statusOf(error), explain(error, noun));
  return data as z.output<Schema>;
}

export const TEXT = z.string().trim().min(1);
export const ID = z.union([TEXT, z.number()]).transform(String);
export const IDS = TEXT.transform((text) => text.split(',').map((id) => id.trim())).refine(
  ({ length }) => length <= MAX_IDS,
  `more than ${MAX_IDS} ids`,
);
export const WEB_ADDRESS = TEXT.refine(
  (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
  'must be a web URL',
);
export const FLAG = z.enum(['true', 'false']).transform((text) => text === 'true');

const lowerCase = (value: unknown): unknown =>
  typeof value === 'string' ? value.toLowerCase() : value;

export const RATING = z.preprocess(lowerCase, z.enum(RATINGS).default('r'));

/** Search query; a longer one gets status 414. */
export const QUERY = TEXT.max(50);

export const whole = (min: number) => z.coerce.number().int().min(min);

const lowered = (max: number) => (value: number) => Math.min(max, value);

export const LIMIT = whole(1).default(25).transform(lowered(MAX_LIMIT));

export const PAGE = {
  limit: LIMIT,
  offset: whole(0)
    .default(0)
    .transform(lowered(RESULT_WINDOW - 1)),
};
