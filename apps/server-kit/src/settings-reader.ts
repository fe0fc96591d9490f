import { isOrigin } from '@gifkit/fetch-api/internal';
import { isLoopback } from './loopback.ts';

/** Variables as `process.env` or a worker's bindings hold them. */
export type Environment = Readonly<Record<string, unknown>>;

/** One sentence for each setting that cannot be used. Never shows a key. */
export class SettingsError extends Error {
  override name = 'SettingsError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

const MAX_PORT = 65_535;

/** Of a wait; longer ones are typing errors. */
const MAX_SECONDS = 3600;

/** A value for a sentence, unless it may hold a password or a token. */
const notThis = (value: string): string => (/[@?#]/.test(value) ? '' : `, not "${value}"`);

export type SettingsReader = ReturnType<typeof createSettingsReader>;

/** Reads variables one by one, and keeps what is wrong with them. An empty one counts as not set. */
export function createSettingsReader(environment: Environment) {
  const problems: string[] = [];

  const text = (name: string): string | undefined => {
    const value = environment[name];
    return typeof value === 'string' && value.trim() ? value.trim() : undefined;
  };

  /** @param what it has to be, for the sentence that says so where it is something else. */
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

  /** A whole number within two others. */
  function count(name: string, [least, most]: readonly [number, number]): number | undefined {
    const isCount = (value: string) =>
      /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most;
    const value = matching(name, isCount, `a whole number from ${least} to ${most}`);
    return value === undefined ? undefined : Number(value);
  }

  /** An http or https URL without a slash at its end. */
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
    /** What is wrong so far; a sentence about what only a look at several variables shows can be added. */
    problems,
    text,
    matching,
    count,
    url,
    /** @param least 0 leaves the choice to the system. @default 0 */
    port: (name: string, fallback: number, least: 0 | 1 = 0): number =>
      count(name, [least, MAX_PORT]) ?? fallback,
    /** A whole number of seconds. */
    seconds: (name: string, fallback: number): number => count(name, [0, MAX_SECONDS]) ?? fallback,
    /** An http or https URL without a path, as browsers write it: in lower case, without a port that goes without saying. */
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
    /** Sources as in CSP's frame-ancestors: `*`, `'none'`, or origins, those of apps included. */
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
     * Refuses what leads to a loopback address, which is another machine for each visitor, where the server is
     * called from outside by an address that is none. One that is not set is not refused.
     *
     * @param publicName the variable that says how the server is called.
     * @param urls the others, each by the name of its variable.
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
          `${name} has to be an address that visitors reach, as ${publicName} is one (${publicUrl}), not "${url}", which is the machine of each of them.`,
        );
      }
    },
    /** @throws {SettingsError} when anything was wrong; it names all of it at once. */
    done(): void {
      if (problems.length > 0) throw new SettingsError(problems);
    },
  };
}
