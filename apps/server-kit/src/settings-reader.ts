import { isOrigin } from '@gifkit/http';
import { isStoreUrl, STORE_URL_FORM } from '@gifkit/store';
import { z } from 'zod';
import { isLoopback } from './loopback.ts';

/** Variables as in `process.env` or a worker's bindings. */
export type Environment = Readonly<Record<string, unknown>>;

/** Lists each invalid setting in one sentence. Never contains a key. */
export class SettingsError extends Error {
  override name = 'SettingsError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Ends the sentence of a problem. The value is quoted unless it may contain a password or a token. */
const hasToBe = (what: string) => ({
  error: ({ input }: { input?: unknown }) =>
    `has to be ${what}${/[@?#]/.test(String(input)) ? '' : `, not "${input}"`}.`,
});

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine(
      (text) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most,
      hasToBe(`a whole number from ${least} to ${most}`),
    )
    .transform(Number);

const url = z
  .url({ protocol: /^https?$/, ...hasToBe('a URL that starts with http:// or https://') })
  .regex(/^\w+:\/\/[^/?#@]*(?:\/[^?#]*)?$/, 'has to be a URL without user, query and fragment.')
  .transform((text) => text.replace(/\/+$/, ''));

const sourcesIn = (text: string): string[] => text.split(/\s+/);

/** Schemas of settings. Add `optional()` or `default()`, because a variable may be missing. */
export const setting = {
  text: z.string(),
  /** @param what describes a valid value in the message. */
  matching: (pattern: RegExp, what: string) => z.string().regex(pattern, hasToBe(what)),
  wholeNumber,
  /** @param least 0 lets the system choose the port. */
  port: (least: 0 | 1 = 0) => wholeNumber(least, 65_535),
  /** An http or https URL without trailing slash. */
  url,
  /** An http or https URL without a path, normalized as in browsers: lower case, no default port. */
  origin: url
    .refine((text) => new URL(text).pathname === '/', hasToBe('a URL without a path'))
    .transform((text) => new URL(text).origin),
  /** Sources as in CSP's frame-ancestors: `*`, `'none'`, or origins, including those of apps. */
  origins: z
    .string()
    .refine(
      (text) => text === '*' || text === "'none'" || sourcesIn(text).every(isOrigin),
      hasToBe("*, 'none' or origins like https://example.com, separated by spaces"),
    )
    .transform(sourcesIn),
  /** `on` or `off`. */
  isOn: z.enum(['on', 'off'], hasToBe('on or off')).transform((text) => text === 'on'),
};

export type SettingsReader = ReturnType<typeof createSettingsReader>;

/** Reads variables one by one and collects problems. An empty variable counts as not set. */
export function createSettingsReader(environment: Environment) {
  const problems: string[] = [];

  return {
    /** Problems so far; callers can add those that involve several variables. */
    problems,
    /** Reads a variable. After a problem it has its default, and `done` throws. */
    read<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
      const value = environment[name];
      const text = (typeof value === 'string' && value.trim()) || undefined;
      const { data, error } = schema.safeParse(text);
      const [issue] = error?.issues ?? [];
      if (issue) problems.push(`${name} ${issue.message}`);
      return (issue ? schema.safeParse(undefined).data : data) as z.output<Schema>;
    },
    /**
     * Rejects loopback URLs if the server itself has a public URL, because they point to each user's own machine.
     * Accepts unset ones.
     *
     * @param publicName variable with the server's URL.
     * @param urls URLs to check, by variable name.
     */
    refuseLoopback(
      publicName: string,
      publicUrl: string,
      urls: Readonly<Record<string, string | undefined>>,
    ): void {
      if (!/^https?:/.test(publicUrl) || isLoopback(publicUrl)) return;
      for (const [name, url] of Object.entries(urls)) {
        if (url === undefined || !isLoopback(url)) continue;
        problems.push(
          `${name} has to be an address that visitors can reach, because ${publicName} is public (${publicUrl}); "${url}" is their own machine.`,
        );
      }
    },
    /** @throws {SettingsError} that lists all problems. */
    done(): void {
      if (problems.length > 0) throw new SettingsError(problems);
    },
  };
}

export interface StoreSettings {
  /** URL of a Valkey or Redis server for shared responses. Default: each copy has its own cache. */
  storeUrl?: string;
  /** Limit of calls to the GIF service per clock hour, over all copies. Default: no limit. */
  apiCallsPerHour?: number;
}

const storeUrl = z.string().refine(isStoreUrl, hasToBe(STORE_URL_FORM));

/** A higher limit must be a typo. */
const callsPerHour = wholeNumber(1, 1_000_000_000);

export function readStoreSettings({ read }: SettingsReader): StoreSettings {
  const store = read('STORE_URL', storeUrl.optional());
  const calls = read('API_CALLS_PER_HOUR', callsPerHour.optional());
  return { ...(store && { storeUrl: store }), ...(calls && { apiCallsPerHour: calls }) };
}
