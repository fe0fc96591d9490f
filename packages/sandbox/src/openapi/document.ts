import * as z from 'zod';
import packageJson from '../../package.json' with { type: 'json' };
import type { Endpoint } from '../http-api/endpoint.ts';
import { documentPaths } from './paths.ts';

const TEXT = z.string();
const META = z.object({ status: z.int(), msg: TEXT, response_id: TEXT });

/** Schemas of error responses: the service's own, and those of other services. */
const REFUSALS = {
  Error: z.object({ data: z.array(z.unknown()).optional(), meta: META }),
  TenorError: z.object({ error: z.object({ code: z.int(), message: TEXT, status: TEXT }) }),
  KlipyError: z.object({
    result: z.literal(false),
    errors: z.object({ message: z.array(TEXT) }),
  }),
};

const keyIn = (name: string) => ({ type: 'apiKey', in: 'query', name });

const SECURITY_SCHEMES = {
  api_key: keyIn('api_key'),
  apikey: keyIn('apikey'),
  key: keyIn('key'),
  access_token: keyIn('access_token'),
  token: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'The word Token, a space and the token.',
  },
  csrf_cookie: { type: 'apiKey', in: 'cookie', name: 'csrftoken' },
  csrf_header: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRFToken',
    description: 'The value of the cookie.',
  },
};

const securityOf = ({ needs, method }: Endpoint): Record<string, never[]>[] => {
  if (needs === 'nothing') return [];
  // Pingbacks are the only POST endpoint with a key, and their parameter has another name.
  if (needs === 'api_key') return [{ [method === 'POST' ? 'apikey' : 'api_key']: [] }];
  if (needs !== 'session' && needs !== 'sessionAndToken') return [{ [needs]: [] }];
  // Requests that change nothing need no CSRF token.
  const session = method !== 'GET' && { csrf_cookie: [], csrf_header: [] };
  const requirement = { ...(needs === 'sessionAndToken' && { token: [] }), ...session };
  return Object.keys(requirement).length > 0 ? [requirement] : [];
};

type Convert = (schema: z.ZodType) => Record<string, unknown>;

const parameter = (name: string, part: 'path' | 'query', required: boolean, schema: object) => {
  const { description, ...rest } = schema as { description?: string };
  return { name, in: part, required, ...(description && { description }), schema: rest };
};

const parametersOf = ({ query }: Endpoint, path: string, convert: Convert) => {
  const { properties = {}, required = [] } = convert(query) as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
      parameter(name, 'path', true, { type: 'string' }),
    ),
    ...Object.entries(properties).map(([name, schema]) =>
      parameter(name, 'query', required.includes(name), schema),
    ),
    ...(path.startsWith('/ajax/') ? [{ $ref: '#/components/parameters/Ajax' }] : []),
  ];
};

const bodyOf = (body: z.ZodType, convert: Convert) => {
  const schema = convert(body);
  const type = JSON.stringify(schema).includes('"binary"')
    ? 'multipart/form-data'
    : 'application/json';
  return { required: true, content: { [type]: { schema } } };
};

const operation = (endpoint: Endpoint, path: string, convert: Convert) => ({
  operationId: `${endpoint.method.toLowerCase()}${path.replace(/\W+/g, '_')}`,
  tags: [endpoint.section],
  summary: endpoint.summary,
  parameters: parametersOf(endpoint, path, convert),
  ...(endpoint.body && { requestBody: bodyOf(endpoint.body, convert) }),
  responses: {
    '2XX': { description: 'The requested data.' },
    '4XX': { $ref: `#/components/responses/${endpoint.refusal ?? 'Error'}` },
  },
  security: securityOf(endpoint),
});

/**
 * Builds an OpenAPI 3.1 document of the endpoints. Parameters and bodies use the schemas that validate them.
 *
 * @param origin of the described server
 */
export function openApiDocument(endpoints: readonly Endpoint[], origin: string): unknown {
  const schemas: Record<string, unknown> = {};
  const convert: Convert = (schema) => {
    // Wrapped in an object, so that a named schema becomes a reference as well.
    const { properties, $defs } = z.toJSONSchema(z.object({ schema }), {
      io: 'input',
      unrepresentable: 'any',
      // Limits of JavaScript numbers are not limits of the service.
      override({ jsonSchema }) {
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      },
    });
    Object.assign(schemas, $defs);
    return properties?.schema as Record<string, unknown>;
  };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    for (const path of documentPaths(endpoint.path)) {
      paths[path] ??= {};
      // The first matching endpoint handles a request, so it wins.
      paths[path][endpoint.method.toLowerCase()] ??= operation(endpoint, path, convert);
    }
  }
  const responses = Object.entries(REFUSALS).map(([name, schema]) => [
    name,
    {
      description: 'The reason for the refusal.',
      content: { 'application/json': { schema: convert(schema) } },
    },
  ]);
  const document = {
    openapi: '3.1.1',
    info: {
      title: 'GIF sandbox',
      version: packageJson.version,
      description: 'A local GIF server for development and tests.',
      license: { name: packageJson.license, identifier: packageJson.license },
    },
    servers: [{ url: origin }],
    tags: [...new Set(endpoints.map(({ section }) => section))].map((name) => ({ name })),
    paths,
    components: {
      schemas,
      securitySchemes: SECURITY_SCHEMES,
      parameters: {
        Ajax: {
          name: 'X-Requested-With',
          in: 'header',
          required: true,
          description: 'Marks requests by scripts of the site.',
          schema: { type: 'string', const: 'XMLHttpRequest' },
        },
      },
      responses: Object.fromEntries(responses),
    },
  };
  return JSON.parse(JSON.stringify(document).replaceAll('#/$defs/', '#/components/schemas/'));
}
