import packageJson from '../../package.json' with { type: 'json' };
import type { Endpoint } from '../api/endpoint.ts';
import { NAMESPACE_HEADER } from '../constants.ts';
import { PARAMETERS, type ParameterName } from './parameters.ts';
import { documentPaths } from './paths.ts';
import { BODIES, type JsonSchema, RESPONSES, SCHEMAS } from './schemas.ts';

/** An endpoint of the table, and the section that it is listed in. */
export type ListedEndpoint = Omit<Endpoint, 'example' | 'handle'> & { section: string };

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

const ERROR = { $ref: '#/components/responses/Error' };

const queryParameters = ({ query = [] }: ListedEndpoint) =>
  query.map((written) => {
    const name = written.replace(/!$/, '') as ParameterName;
    return { name, in: 'query', required: written.endsWith('!'), ...PARAMETERS[name] };
  });

const responsesOf = ({ response, isOpen }: ListedEndpoint) => ({
  '2XX': {
    description: 'What was asked for.',
    ...(response && { content: json(RESPONSES[response]) }),
  },
  '4XX': ERROR,
  ...(!isOpen && { 429: ERROR }),
});

/** Pingbacks, the only endpoint that takes POST and a key, call it otherwise. */
const securityOf = ({ isOpen, method }: ListedEndpoint) =>
  isOpen ? [] : [{ [method === 'POST' ? 'apikey' : 'api_key']: [] }];

const operation = (endpoint: ListedEndpoint, path: string, variables: readonly string[]) => ({
  operationId: `${endpoint.method.toLowerCase()}${path.replace(/\W+/g, '_')}`,
  tags: [endpoint.section],
  summary: endpoint.summary,
  parameters: [
    ...variables.map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...queryParameters(endpoint),
    { $ref: '#/components/parameters/Namespace' },
  ],
  ...(endpoint.body && { requestBody: { required: true, content: json(BODIES[endpoint.body]) } }),
  responses: responsesOf(endpoint),
  security: securityOf(endpoint),
});

const pathsOf = (endpoints: readonly ListedEndpoint[]) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    for (const { path, variables } of documentPaths(endpoint.path)) {
      const known = paths[path] ?? {};
      // The first of the table handles a request.
      paths[path] = {
        [endpoint.method.toLowerCase()]: operation(endpoint, path, variables),
        ...known,
      };
    }
  }
  return paths;
};

const keyIn = (name: string) => ({ type: 'apiKey', in: 'query', name });

/**
 * The table of endpoints as a document that follows OpenAPI 3.1.
 *
 * @param origin of the server that it describes
 */
export const openApiDocument = (endpoints: readonly ListedEndpoint[], origin: string) => ({
  openapi: '3.1.1',
  info: {
    title: 'GIF sandbox',
    version: packageJson.version,
    description: 'The GIF service on one machine.',
    license: { name: packageJson.license, identifier: packageJson.license },
  },
  servers: [{ url: origin }],
  tags: [...new Set(endpoints.map(({ section }) => section))].map((name) => ({ name })),
  paths: pathsOf(endpoints),
  components: {
    schemas: SCHEMAS,
    securitySchemes: { api_key: keyIn('api_key'), apikey: keyIn('apikey') },
    parameters: {
      Namespace: {
        name: NAMESPACE_HEADER,
        in: 'header',
        description: 'Name of the namespace that the request is for.',
        schema: { type: 'string' },
      },
    },
    responses: {
      Error: {
        description: 'Why there is nothing else; 429 when the key may send no more requests.',
        content: json(SCHEMAS.Error),
      },
    },
  },
});
