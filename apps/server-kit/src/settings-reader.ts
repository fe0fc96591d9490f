import { isOrigin } from '@gifkit/fetch-api/internal';
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

const MAX_PORT = 65_535;

/** Maximum duration; a longer one must be a typo. */
const MAX_SECONDS = 3600;

/** Quotes a value in a message, unless it may contain a password or a token. */
const notThis = (value: string): string => (/[@?#]/.test(value) ? '' : `, not "${value}"`);

export type SettingsReader = ReturnType<typeof createSettingsReader>;

/** Reads variables one by one and collects problems. An empty variable counts as not set. */
export function createSettingsReader(environment: Environment) {
  const problems: string[] = [];

  const text = (name: string): string | undefined => {
    const value = environment[name];
    return typeof value === 'string' && value.trim() ? value.trim() : undefined;
  };

  /** @param what describes a valid value in the message. */
  function matching(
    name: string,
    isValid: (text: string) => boolean,
    what: string,
  ): string | undefined {
    const value = text(name);
    if (value === undefined || isValid(value)) return value;
    problems.push(`${name} has to be ${what}${notThis(value)}.`);
    return undefined;
  }

  /** A whole number within limits. */
  function count(name: string, [least, most]: readonly [number, number]): number | undefined {
    const isCount = (value: string) =>
      /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most;
    const value = matching(name, isCount, `a whole number from ${least} to ${most}`);
    return value === undefined ? undefined : Number(value);
  }

  /** An http or https URL without trailing slash. */
  function url<Fallback extends string | undefined>(
    name: string,
    fallback: Fallback,
  ): string | Fallback {
    const value = text(name);
    if (value === undefined) return fallback;
    const parsed = URL.canParse(value) ? new URL(value) : undefined;
    if (parsed?.protocol !== 'http:' && parsed?.protocol !== 'https:') {
      problems.push(
        `${name} has to be a URL that starts with http:// or https://${notThis(value)}.`,
      );
    } else if (parsed.username || parsed.password || parsed.search || parsed.hash) {
      problems.push(`${name} has to be a URL without user, query and fragment.`);
    }
    return value.replace(/\/+$/, '');
  }

  return {
    /** Problems so far; callers can add those that involve several variables. */
    problems,
    text,
    matching,
    count,
    url,
    /** @param least 0 lets the system choose the port. @default 0 */
    port: (name: string, fallback: number, least: 0 | 1 = 0): number =>
      count(name, [least, MAX_PORT]) ?? fallback,
    /** A duration in whole seconds. */
    seconds: (name: string, fallback: number): number => count(name, [0, MAX_SECONDS]) ?? fallback,
    /** An http or https URL without a path, normalized as in browsers: lower case, no default port. */
    origin(name: string, fallback: string): string {
      const before = problems.length;
      const value = url(name, fallback);
      if (problems.length > before) return value;
      const { origin, pathname } = new URL(value);
      if (pathname !== '/') {
        problems.push(`${name} has to be a URL without a path${notThis(value)}.`);
      }
      return origin;
    },
    /** Sources as in CSP's frame-ancestors: `*`, `'none'`, or origins, including those of apps. */
    origins(name: string): string[] {
      const values = (text(name) ?? '*').split(/\s+/);
      const wrong = values.find((value) => value !== '*' && value !== "'none'" && !isOrigin(value));
      if (wrong !== undefined) {
        problems.push(
          `${name} has to be * or origins like https://example.com, separated by spaces, not "${wrong}".`,
        );
      }
      return values;
    },
    isOn: (name: string): boolean =>
      matching(name, (value) => value === 'on' || value === 'off', 'on or off') === 'on',
    /**
     * Rejects loopback URLs if the server itself has a public URL, because they point to each visitor's own
     * machine. Accepts unset ones.
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
