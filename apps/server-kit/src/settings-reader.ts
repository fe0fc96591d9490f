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

/** Reads variables one by one, and keeps what is wrong with them. An empty one counts as not set. */
export interface SettingsReader {
  text(name: string): string | undefined;
  /** @param what it has to be, for the sentence that says so where it is something else. */
  matching(name: string, isValid: (text: string) => boolean, what: string): string | undefined;
  /**
   * @param fallback where it is not set.
   * @param least 0 leaves the choice to the system. @default 0
   */
  port(name: string, fallback: number, least?: 0 | 1): number;
  /** A whole number within two others. */
  count(name: string, range: readonly [least: number, most: number]): number | undefined;
  /** A whole number of seconds. */
  seconds(name: string, fallback: number): number;
  /** An http or https URL without a slash at its end. */
  url<Fallback extends string | undefined>(name: string, fallback: Fallback): string | Fallback;
  /** An http or https URL without a path, as browsers write it: in lower case, without a port that goes without saying. */
  origin(name: string, fallback: string): string;
  /** Sources as in CSP's frame-ancestors: `*`, `'none'`, or origins. */
  origins(name: string): string[];
  isOn(name: string): boolean;
  /** What is wrong so far; a sentence about what only a look at several variables shows can be added. */
  problems: string[];
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
  ): void;
  /** @throws {SettingsError} when anything was wrong; it names all of it at once. */
  done(): void;
}

export function createSettingsReader(environment: Environment): SettingsReader {
  const problems: string[] = [];

  const text = (name: string): string | undefined => {
    const value = environment[name];
    return typeof value === 'string' && value.trim() ? value.trim() : undefined;
  };

  const count: SettingsReader['count'] = (name, [least, most]) => {
    const value = text(name);
    if (value === undefined) return undefined;
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= least && number <= most) return number;
    problems.push(`${name} has to be a whole number from ${least} to ${most}${notThis(value)}.`);
    return undefined;
  };

  const url: SettingsReader['url'] = (name, fallback) => {
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
  };

  return {
    problems,
    text,
    matching(name, isValid, what) {
      const value = text(name);
      if (value === undefined || isValid(value)) return value;
      problems.push(`${name} has to be ${what}${notThis(value)}.`);
      return undefined;
    },
    port: (name, fallback, least = 0) => count(name, [least, MAX_PORT]) ?? fallback,
    count,
    seconds: (name, fallback) => count(name, [0, MAX_SECONDS]) ?? fallback,
    url,
    origin(name, fallback) {
      const before = problems.length;
      const value = url(name, fallback);
      if (problems.length > before) return value;
      const { origin, pathname } = new URL(value);
      if (pathname !== '/') {
        problems.push(`${name} has to be a URL without a path${notThis(value)}.`);
      }
      return origin;
    },
    origins(name) {
      const values = (text(name) ?? '*').split(/\s+/);
      const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value;
      const wrong = values.find((value) => value !== '*' && value !== "'none'" && !isOrigin(value));
      if (wrong !== undefined) {
        problems.push(
          `${name} has to be * or origins like https://example.com, separated by spaces, not "${wrong}".`,
        );
      }
      return values;
    },
    isOn(name) {
      const value = text(name) ?? 'off';
      if (value !== 'on' && value !== 'off') {
        problems.push(`${name} has to be on or off, not "${value}".`);
      }
      return value === 'on';
    },
    refuseLoopback(publicName, publicUrl, urls) {
      if (!/^https?:/.test(publicUrl) || isLoopback(publicUrl)) return;
      for (const [name, url] of Object.entries(urls)) {
        if (url === undefined || !isLoopback(url)) continue;
        problems.push(
          `${name} has to be an address that visitors reach, as ${publicName} is one (${publicUrl}), not "${url}", which is the machine of each of them.`,
        );
      }
    },
    done() {
      if (problems.length > 0) throw new SettingsError(problems);
    },
  };
}
