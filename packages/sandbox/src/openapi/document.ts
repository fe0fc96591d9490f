import packageJson from '../../package.json' with { type: 'json' };
import { NAMESPACE_HEADER } from '../constants.ts';
import type { DescribedEndpoint } from './described-endpoint.ts';
import { PARAMETERS, type Parameter, type ParameterName } from './described-parameters.ts';
import type { JsonSchema } from './json-schema.ts';
import { documentPaths } from './paths.ts';
import { BODIES, RESPONSES, SCHEMAS } from './schemas.ts';
import { SECURITY_SCHEMES, securityOf } from './security.ts';

/** An endpoint of the table, and the section that it is listed in. */
export type ListedEndpoint = DescribedEndpoint & { section: string };

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

const queryParameters = ({ query = [] }: ListedEndpoint) =>
  query.map((written) => {
    const name = written.replace(/!$/, '') as ParameterName;
    const parameter: Parameter = PARAMETERS[name];
    return { name, in: 'query', required: written.endsWith('!'), ...parameter };
  });

/** Some fields are files. */
const FORMS: readonly string[] = ['upload'];

const bodyOf = ({ body }: ListedEndpoint) => {
  if (!body) return undefined;
  const type = FORMS.includes(body) ? 'multipart/form-data' : 'application/json';
  return { required: true, content: { [type]: { schema: BODIES[body] } } };
};

const contentOf = ({ response, sends = [] }: ListedEndpoint) => ({
  ...(response && json(RESPONSES[response])),
  ...Object.fromEntries(sends.map((type) => [type, {}])),
});

const responsesOf = (endpoint: ListedEndpoint) => {
  const { isOpen, refusal = 'Error' } = endpoint;
  const error = { $ref: `#/components/responses/${refusal}` };
  const content = contentOf(endpoint);
  return {
    '2XX': {
      description: 'What was asked for.',
      ...(Object.keys(content).length > 0 && { content }),
    },
    '4XX': error,
    ...((!isOpen || refusal !== 'Error') && { 429: error }),
  };
};

/** Pingbacks are the only endpoint with POST and a key, and their parameter has another name. */
const requirementsOf = ({ isOpen, method, needs }: ListedEndpoint) => {
  if (needs) return securityOf(needs, method);
  return isOpen ? [] : [{ [method === 'POST' ? 'apikey' : 'api_key']: [] }];
};

const isAjax = (path: string): boolean => path.startsWith('/ajax/');

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
    ...(isAjax(path) ? [{ $ref: '#/components/parameters/Ajax' }] : []),
    { $ref: '#/components/parameters/Namespace' },
  ],
  ...(endpoint.body && { requestBody: bodyOf(endpoint) }),
  responses: responsesOf(endpoint),
  security: requirementsOf(endpoint),
});

const pathsOf = (endpoints: readonly ListedEndpoint[]) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    for (const { path, variables } of documentPaths(endpoint.path)) {
      const known = paths[path] ?? {};
      // The first endpoint of the table handles a request, so it wins.
      paths[path] = {
        [endpoint.method.toLowerCase()]: operation(endpoint, path, variables),
        ...known,
      };
    }
  }
  return paths;
};

const refused = (name: 'Error' | 'TenorError' | 'KlipyError') => ({
  description: 'Why there is nothing else; 429 when the key may send no more requests.',
  content: json(SCHEMAS[name]),
});

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
    securitySchemes: SECURITY_SCHEMES,
    parameters: {
      Namespace: {
        name: NAMESPACE_HEADER,
        in: 'header',
        description: 'Name of the namespace that the request is for.',
        schema: { type: 'string' },
      },
      Ajax: {
        name: 'X-Requested-With',
        in: 'header',
        required: true,
        description: 'Says that a script of the site sends the request.',
        schema: { type: 'string', const: 'XMLHttpRequest' },
      },
    },
    responses: {
      Error: refused('Error'),
      TenorError: refused('TenorError'),
      KlipyError: refused('KlipyError'),
    },
  },
});
