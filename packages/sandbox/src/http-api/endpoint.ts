import * as z from 'zod';
import { badRequest, ServiceError } from '../http/errors.ts';
import { validate } from '../http/validate.ts';
import type { SecurityName } from '../openapi/document.ts';
import type { ResponseName } from '../openapi/responses.ts';
import type { Context } from './context.ts';

/** Begins the path of every endpoint that exists in both versions of the API. */
export const VERSION = '/:version{v[12]}';

type Unchecked = Context<URLSearchParams>;

/** What the endpoints of a service have in common. */
interface Group {
  /** The section of the document that they are listed in. */
  section: 'Service' | 'Sandbox' | 'Other services' | 'Platform';
  /** What a request needs to be accepted, for the document. */
  needs: SecurityName;
  /** @throws {ServiceError} when the request lacks what it needs */
  check?(context: Unchecked): void;
  /** Changes every successful response. */
  finish?(context: Unchecked, response: Response): Response;
  /** A refusal in the service's own format, and the name of its schema. */
  refusal?: { name: 'TenorError' | 'KlipyError'; of(error: ServiceError): Response };
}

interface About<Query extends z.ZodRawShape, Body extends z.ZodType> {
  query?: Query;
  /** The fields of a JSON object or a form. */
  body?: Body;
  /** The schema of a successful response, at endpoints of the public API. */
  response?: ResponseName;
  /** A path and query that get a successful response. */
  example?: string;
}

/** One endpoint: its address, what it takes, and how it responds. */
export interface Endpoint
  extends Pick<Group, 'section' | 'needs'>,
    Pick<About<z.ZodRawShape, z.ZodType>, 'body' | 'response' | 'example'> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With variables in Hono's syntax. */
  path: string;
  summary: string;
  query: z.ZodObject;
  refusal?: 'TenorError' | 'KlipyError' | undefined;
  handle(context: Unchecked): Promise<Response>;
}

/** The fields of a body: JSON whatever its content type is, or a form. */
const readBody = async (request: Request): Promise<unknown> => {
  const isForm = /form/.test(request.headers.get('Content-Type') ?? '');
  try {
    return isForm ? Object.fromEntries(await request.formData()) : await request.json();
  } catch {
    throw badRequest(`The body is ${isForm ? 'no form' : 'not JSON'}.`);
  }
};

/** Makes the endpoints of one service. Each checks what a request needs, then its query, then its body. */
export const endpointsOf =
  ({ section, needs, check, finish, refusal }: Group) =>
  // biome-ignore lint/complexity/noBannedTypes: without parameters, none can be read
  <Query extends z.ZodRawShape = {}, Body extends z.ZodType = z.ZodUndefined>(
    method: Endpoint['method'],
    path: string,
    summary: string,
    about: About<Query, Body>,
    handle: (
      context: Context<z.output<z.ZodObject<Query>>, z.output<Body>>,
    ) => Response | Promise<Response>,
  ): Endpoint => {
    const query = z.object(about.query ?? ({} as Query));
    return {
      ...about,
      section,
      needs,
      method,
      path,
      summary,
      query,
      refusal: refusal?.name,
      async handle(unchecked) {
        try {
          check?.(unchecked);
          const parameters = Object.fromEntries(unchecked.query);
          const response = await handle({
            ...unchecked,
            query: validate(query, parameters, 'Parameter'),
            body: (about.body &&
              validate(about.body, await readBody(unchecked.request), 'Field')) as z.output<Body>,
          });
          return finish?.(unchecked, response) ?? response;
        } catch (error) {
          if (refusal && error instanceof ServiceError) return refusal.of(error);
          throw error;
        }
      },
    };
  };

/** A successful response without a body. */
export const noContent = (): Response => new Response(null, { status: 204 });
