import type { PlatformCall } from './call.ts';
import { createPlatformContext, type PlatformContext, type PlatformOptions } from './context.ts';
import * as groups from './groups.ts';

type Groups = typeof groups;

type BoundCalls<Failure> = {
  readonly [Subject in keyof Groups]: {
    readonly [Name in keyof Groups[Subject]]: Groups[Subject][Name] extends PlatformCall<
      infer Arguments,
      infer Result
    >
      ? (...args: Arguments) => Promise<Result | Failure>
      : never;
  };
};

/** All calls. It is also the first argument of calls that are imported one by one. */
export interface Platform extends PlatformContext, BoundCalls<undefined> {
  /** The same calls, but they throw a PlatformError on failure. */
  readonly strict: BoundCalls<never>;
}

type AnyCall = PlatformCall<unknown[], unknown>;
type Form = (call: AnyCall) => (platform: PlatformContext, ...args: unknown[]) => unknown;

function bindAll(platform: PlatformContext, form: Form): unknown {
  const bind = (calls: object) =>
    Object.fromEntries(
      Object.entries(calls).map(([name, call]) => {
        const run = form(call as AnyCall);
        return [name, (...args: unknown[]) => run(platform, ...args)];
      }),
    );
  return Object.fromEntries(Object.entries(groups).map(([name, calls]) => [name, bind(calls)]));
}

/**
 * Creates the calls of the wider platform, by subject. On failure, a call logs the error and resolves to undefined;
 * the call of the same name in `strict` throws.
 *
 * @throws {TypeError} when there is no `origin` and no page.
 *
 * @example
 * const platform = createPlatform({ getToken: () => session.token });
 * const channel = await platform.channels.getChannel(12);
 */
export function createPlatform(options: PlatformOptions = {}): Platform {
  const context = createPlatformContext(options);
  return {
    ...context,
    ...(bindAll(context, (call) => call) as BoundCalls<undefined>),
    strict: bindAll(context, (call) => call.strict) as BoundCalls<never>,
  };
}
