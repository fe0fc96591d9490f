import { DEFAULT_EMBED_PORT, DEFAULT_GALLERY_PORT, DEFAULT_SANDBOX_PORT } from '../constants.ts';

/** What the environment decides; every URL is without a slash at its end. */
export interface Settings {
  /** Where the GIF API is, version included. @default 'http://localhost:4002/v1', the sandbox */
  apiUrl: string;
  /** Sent with every request, also from the browser. @default 'sandbox', where the sandbox is used */
  apiKey: string;
  /** Where events about GIFs go. @default 'http://localhost:4002/v2/pingback' */
  pingbackUrl: string;
  /** Where `default1.gif` to `default5.gif` are. @default 'http://localhost:4002/avatars' */
  avatarsUrl: string;
  /** Where the logo leads. @default 'http://localhost:4000', the gallery */
  siteUrl: string;
  /** What this server is called from outside. @default 'http://localhost:4001' */
  publicUrl: string;
  /** Whether it is set, and not the default. */
  isPublicUrlSet: boolean;
  /** Name of the service, shown beside its logo. @default 'GIPHY' */
  providerName: string;
  /** Who may put the pages into a frame, as in CSP's frame-ancestors. @default ['*'], anyone */
  frameAncestors: readonly string[];
  /** One line of JSON for each request, on the standard output. @default false */
  logsRequests: boolean;
  /** Port to listen on; 0 takes a free one. @default 4001 */
  port: number;
  /** Name or address to listen on. @default every address of the machine */
  host?: string;
}

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

/** Default avatars of the public service. */
const PUBLIC_AVATARS_URL = 'https://media.giphy.com/avatars';

const MAX_PORT = 65_535;

/** Reads variables one by one and keeps what is wrong with them. An empty one counts as not set. */
function createReader(environment: Environment) {
  const problems: string[] = [];

  const text = (name: string): string | undefined => {
    const value = environment[name];
    return typeof value === 'string' && value.trim() ? value.trim() : undefined;
  };

  const port = (name: string, fallback: number): number => {
    const value = text(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (Number.isInteger(number) && number >= 0 && number <= MAX_PORT) return number;
    problems.push(
      `${name} has to be a port, a whole number from 0 to ${MAX_PORT}, not "${value}".`,
    );
    return fallback;
  };

  const url = (name: string, fallback: string): string => {
    const value = text(name);
    if (value === undefined) return fallback;
    const parsed = URL.canParse(value) ? new URL(value) : undefined;
    const isUsable = parsed?.protocol === 'http:' || parsed?.protocol === 'https:';
    if (!isUsable) {
      problems.push(
        `${name} has to be a URL that starts with http:// or https://, not "${value}".`,
      );
    } else if (parsed.username || parsed.password || parsed.search || parsed.hash) {
      problems.push(`${name} has to be a URL without user, query and fragment.`);
    }
    return value.replace(/\/+$/, '');
  };

  const origins = (name: string): string[] => {
    const values = (text(name) ?? '*').split(/\s+/);
    const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value;
    const wrong = values.find((value) => value !== '*' && value !== "'none'" && !isOrigin(value));
    if (wrong !== undefined) {
      problems.push(
        `${name} has to be * or origins like https://example.com, separated by spaces, not "${wrong}".`,
      );
    }
    return values;
  };

  const isOn = (name: string): boolean => {
    const value = text(name) ?? 'off';
    if (value !== 'on' && value !== 'off') {
      problems.push(`${name} has to be on or off, not "${value}".`);
    }
    return value === 'on';
  };

  return { problems, text, port, url, origins, isOn };
}

/**
 * The settings that an environment asks for; without any variable, those of the sandbox on this machine.
 *
 * @throws SettingsError that names everything that is wrong at once.
 */
export function readSettings(environment: Environment): Settings {
  const { problems, text, port, url, origins, isOn } = createReader(environment);
  const embedPort = port('EMBED_PORT', DEFAULT_EMBED_PORT);
  const sandbox = `http://localhost:${port('SANDBOX_PORT', DEFAULT_SANDBOX_PORT)}`;
  const gallery = `http://localhost:${port('GALLERY_PORT', DEFAULT_GALLERY_PORT)}`;
  const apiKey = text('GIF_API_KEY');
  const isSandbox = text('GIF_API_URL') === undefined;
  if (!isSandbox && !apiKey) {
    problems.push('GIF_API_KEY has to be set when GIF_API_URL is.');
  }
  const host = text('HOST');
  const settings: Settings = {
    apiUrl: url('GIF_API_URL', `${sandbox}/v1`),
    apiKey: apiKey ?? 'sandbox',
    pingbackUrl: url('PINGBACK_URL', `${sandbox}/v2/pingback`),
    avatarsUrl: url('AVATARS_URL', isSandbox ? `${sandbox}/avatars` : PUBLIC_AVATARS_URL),
    siteUrl: url('SITE_URL', gallery),
    publicUrl: url('PUBLIC_URL', `http://localhost:${embedPort}`),
    isPublicUrlSet: text('PUBLIC_URL') !== undefined,
    providerName: text('PROVIDER_NAME') ?? 'GIPHY',
    frameAncestors: origins('FRAME_ANCESTORS'),
    logsRequests: isOn('LOG_REQUESTS'),
    port: embedPort,
    ...(host === undefined ? {} : { host }),
  };
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}
