import { isFetchError } from '@gifkit/fetch-api';
import type { Call } from './call.ts';
import { channelContents } from './calls/channel-contents.ts';
import { channels } from './calls/channels.ts';
import { gifs } from './calls/gifs.ts';
import { imaging } from './calls/imaging.ts';
import { people } from './calls/people.ts';
import { scheduler } from './calls/scheduler.ts';
import { search } from './calls/search.ts';
import { site } from './calls/site.ts';
import { stories, storyTrending } from './calls/stories.ts';
import {
  type ApiArea,
  apiKeyOf,
  createContext,
  type PlatformContext,
  type PlatformOptions,
} from './context.ts';
import { ArgumentError } from './errors.ts';

/** All calls by subject. */
export const GROUPS = {
  ...channelContents,
  channels,
  ...gifs,
  imaging,
  ...people,
  scheduler,
  ...search,
  ...site,
  stories,
  storyTrending,
};

type Groups = typeof GROUPS;

type BoundCalls<Failure> = {
  readonly [Subject in keyof Groups]: {
    readonly [Name in keyof Groups[Subject]]: Groups[Subject][Name] extends Call<
      infer Arguments,
      infer Result
    >
      ? (...args: Arguments) => Promise<Result | Failure>
      : never;
  };
};

/** All calls. On failure or abort, they resolve to undefined; failures are logged. */
export interface Platform extends BoundCalls<undefined> {
  /** The same calls, but they throw a PlatformError on failure, and the signal's reason on abort. */
  readonly strict: BoundCalls<never>;
  /**
   * Returns the API key for an area of the platform. On mobile, `web` returns the mobile key.
   *
   * @throws {Error} when the platform has no key for the area.
   */
  getApiKey(area: ApiArea): string;
}

type AnyCall = Call<unknown[], unknown>;
type Bound = (...args: unknown[]) => Promise<unknown>;

function bindAll<Failure>(bind: (call: AnyCall) => Bound): BoundCalls<Failure> {
  const bindGroup = (calls: object) =>
    Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, bind(call)]));
  const groups = Object.entries(GROUPS).map(([name, calls]) => [name, bindGroup(calls)]);
  return Object.fromEntries(groups) as BoundCalls<Failure>;
}

/** True if the call was aborted. Options are the last argument. */
const wasAborted = (args: readonly unknown[]): boolean =>
  Boolean((args.at(-1) as { signal?: AbortSignal } | undefined)?.signal?.aborted);

/** Makes a call that logs failures: the whole error of a failed request, but only the message of other errors. */
const logged =
  (platform: PlatformContext, { run, message }: AnyCall): Bound =>
  async (...args) => {
    try {
      return await run(platform, ...args);
    } catch (error) {
      if (error instanceof ArgumentError) throw error;
      const shown = isFetchError(error) ? error : (error as Error).message;
      if (!wasAborted(args)) platform.logger.error(...(message ? [message] : []), shown);
      return undefined;
    }
  };

/**
 * Creates the calls of the wider platform, by subject. On failure, a call logs the error and resolves to undefined;
 * the call of the same name in `strict` throws.
 *
 * @throws {TypeError} when there is no `origin` and no page; when a URL is not an http(s) URL, or has a user name,
 * a password or a query.
 *
 * @example
 * const platform = createPlatform({ getToken: () => session.token });
 * const channel = await platform.channels.getChannel(12);
 */
export function createPlatform(options: PlatformOptions = {}): Platform {
  const context = createContext(options);
  return {
    ...bindAll<undefined>((call) => logged(context, call)),
    strict: bindAll<never>(
      ({ run }) =>
        (...args) =>
          run(context, ...args),
    ),
    getApiKey: (area) => apiKeyOf(context, area),
  };
}
