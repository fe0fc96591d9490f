import * as z from 'zod';
import { badRequest, ServiceError } from '../http/errors.ts';
import { validate } from '../http/validate.ts';
import type { Context } from './context.ts';

/** Path prefix of endpoints in both versions of the API. */
export const VERSION = '/:version{v[12]}';

type Unchecked = Context<URLSearchParams>;

interface Group {
  /** @throws {ServiceError} if the request is not authorized */
  check?(context: Unchecked): void;
  finish?(context: Unchecked, response: Response): Response;
  /** Builds an error response in the service's own format. */
  refuse?(error: ServiceError): Response;
}

interface About<Query extends z.ZodRawShape = z.ZodRawShape, Body extends z.ZodType = z.ZodType> {
  query?: Query;
  body?: Body;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Endpoint {
  method: Method;
  /** Path in Hono's syntax. */
  path: string;
  summary: string;
  handle(context: Unchecked): Promise<Response>;
}

/** Reads a form, or JSON of any content type: `curl -d` declares it a form. */
const readBody = async (request: Request): Promise<unknown> => {
  const type = request.headers.get('Content-Type') ?? '';
  const isMultipart = type.includes('multipart');
  try {
    if (isMultipart) return Object.fromEntries(await request.formData());
    const text = await request.text();
    const isForm = type.includes('form') && !text.startsWith('{');
    return isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text);
  } catch {
    throw badRequest(`The body is ${isMultipart ? 'not a form' : 'not JSON'}.`);
  }
};

const toResponse = (result: unknown): Response => {
  if (result instanceof Response) return result;
  return result === undefined ? new Response(null, { status: 204 }) : Response.json(result);
};

type Line = `${Method} ${string}`;
type Handle<Query, Body> = (context: Context<Query, Body>) => unknown;

interface CreateEndpoint {
  (line: Line, summary: string, handle: Handle<unknown, undefined>): Endpoint;
  <Query extends z.ZodRawShape, Body extends z.ZodType = z.ZodUndefined>(
    line: Line,
    summary: string,
    about: About<Query, Body>,
    handle: Handle<z.output<z.ZodObject<Query>>, z.output<Body>>,
  ): Endpoint;
}

/**
 * Creates endpoints of a service, by method and path. Each checks authorization, then query, then body. What
 * `handle` returns is sent as JSON, unless it is a response.
 */
export const endpointsOf =
  ({ check, finish, refuse }: Group): CreateEndpoint =>
  (
    line: Line,
    summary: string,
    ...rest: [Handle<never, never>] | [About, Handle<never, never>]
  ) => {
    const [about, handle] = rest.length === 2 ? rest : [{}, ...rest];
    const query = z.object(about.query ?? {});
    const [method, path] = line.split(' ') as [Method, string];
    return {
      method,
      path,
      summary,
      async handle(unchecked: Unchecked) {
        try {
          check?.(unchecked);
          const parameters = Object.fromEntries(unchecked.query);
          const result = await handle({
            ...unchecked,
            query: validate(query, parameters, 'Parameter') as never,
            body: (about.body &&
              validate(about.body, await readBody(unchecked.request), 'Field')) as never,
          });
          const response = toResponse(result);
          return finish?.(unchecked, response) ?? response;
        } catch (error) {
          if (refuse && error instanceof ServiceError) return refuse(error);
          throw error;
        }
      },
    };
  };

export const serviceEndpoint = endpointsOf({
  check({ apiKeys, query }) {
    const key = query.get('api_key') ?? query.get('apikey');
    if (!key) throw new ServiceError(401, 'No API key found in request.');
    if (apiKeys.length > 0 && !apiKeys.includes(key)) {
      throw new ServiceError(403, 'Invalid authentication credentials.');
    }
  },
});

export const openEndpoint = endpointsOf({});
