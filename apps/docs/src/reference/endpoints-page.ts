import { limitsOf, type Schema, shapeOf } from './schema-words.ts';

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
}

type Content = Readonly<Record<string, { schema?: Schema }>>;

interface Operation {
  tags: readonly string[];
  summary: string;
  parameters: readonly Parameter[];
  requestBody?: { content: Content };
  responses: Readonly<Record<string, { content?: Content }>>;
  security: readonly Readonly<Record<string, unknown>>[];
}

/** The sandbox's OpenAPI document, as far as the page reads it. */
export interface OpenApiDocument {
  tags: readonly { name: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: {
    schemas: Readonly<Record<string, Schema>>;
    parameters: Readonly<Record<string, Parameter>>;
    securitySchemes: Readonly<Record<string, { in: string; name: string; description?: string }>>;
  };
}

/** A call with its answer. */
export interface Example {
  method: string;
  summary: string;
  command: string;
  answer: string;
}

/** One endpoint: all paths on which the same is done. */
interface Call {
  method: string;
  paths: string[];
  operation: Operation;
}

const keyOf = (method: string, summary: string): string => `${method.toUpperCase()} ${summary}`;

function callsOf({ paths }: OpenApiDocument): Call[] {
  const calls = new Map<string, Call>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const key = `${operation.tags} ${keyOf(method, operation.summary)}`;
      const call = calls.get(key);
      if (call) call.paths.push(path);
      else calls.set(key, { method: method.toUpperCase(), paths: [path], operation });
    }
  }
  return [...calls.values()];
}

const AT = { query: 'query', header: 'header', path: 'path', cookie: 'cookie' } as const;

/** Text in a cell of a table, in which nothing is markup. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
const code = (text: string): string => `\`${text}\``;

function parameterRows({ parameters }: Operation, document: OpenApiDocument): string[] {
  return parameters
    .filter(({ $ref }) => !$ref?.endsWith('/Namespace'))
    .map((given) => {
      const name = given.$ref?.split('/').at(-1);
      const { schema, ...one } = (name && document.components.parameters[name]) || given;
      const about = [one.description, ...limitsOf(schema)].filter(Boolean).join(' · ');
      const required = one.required ? ', required' : '';
      const where = AT[one.in as keyof typeof AT] ?? one.in;
      return `| ${code(one.name)} | ${where}${required} | ${cell(code(shapeOf(schema)))} | ${cell(about)} |`;
    });
}

const shapes = (content: Content = {}): string[] =>
  Object.entries(content).map(([type, { schema }]) =>
    schema ? `${code(type)}: ${code(shapeOf(schema))}` : code(type),
  );

function needsOf({ security }: Operation, { components }: OpenApiDocument): string {
  const words = security.flatMap((needed) =>
    Object.keys(needed).map((name) => {
      const scheme = components.securitySchemes[name];
      return scheme ? `${code(scheme.name)} (${scheme.in})` : code(name);
    }),
  );
  return words.length > 0 ? words.join(', ') : 'nothing';
}

const exampleOf = ({ command, answer }: Example): string[] => [
  `\`\`\`console\n$ ${command}\n${answer}\n\`\`\``,
];

function sectionOf(call: Call, document: OpenApiDocument, example: Example | undefined): string {
  const { method, paths, operation } = call;
  const [first = '', ...others] = paths;
  const rows = parameterRows(operation, document);
  const body = shapes(operation.requestBody?.content);
  const answer = shapes(operation.responses['2XX']?.content);
  const facts = [
    ...(others.length > 0 ? [`- The same at ${others.map(code).join(', ')}`] : []),
    `- Needs: ${needsOf(operation, document)}`,
    ...(body.length > 0 ? [`- Takes ${body.join(' or ')}`] : []),
    ...(answer.length > 0 ? [`- Answers with ${answer.join(' or ')}`] : []),
  ];
  const table =
    rows.length > 0
      ? [`| Parameter | In | Type | |\n| --- | --- | --- | --- |\n${rows.join('\n')}`]
      : [];
  return [
    `### ${code(`${method} ${first}`)}`,
    operation.summary.replaceAll('<', '&lt;'),
    facts.join('\n'),
    ...table,
    ...(example ? exampleOf(example) : []),
  ].join('\n\n');
}

function schemaSection([name, schema]: [string, Schema]): string {
  const { properties = {}, required = [] } = schema;
  const rows = Object.entries(properties).map(
    ([field, about]) =>
      `| ${code(field)}${required.includes(field) ? '' : ', optional'} | ${cell(code(shapeOf(about)))} |`,
  );
  return rows.length > 0
    ? `### ${name}\n\n| Field | Type |\n| --- | --- |\n${rows.join('\n')}`
    : `### ${name}\n\n${code(shapeOf(schema))}`;
}

/**
 * The reference of an HTTP API as Markdown: a section for each tag of the document, in it each call with what it
 * needs, takes and answers, then the schemas. Paths on which the same is done are one call.
 *
 * @param examples belong to the calls with their method and summary
 */
export function endpointsPage(document: OpenApiDocument, examples: readonly Example[]): string {
  const answers = new Map(examples.map((one) => [keyOf(one.method, one.summary), one]));
  const calls = callsOf(document);
  const sections = document.tags.map(({ name }) =>
    [
      `## ${name}`,
      ...calls
        .filter(({ operation }) => operation.tags.includes(name))
        .map((call) =>
          sectionOf(call, document, answers.get(keyOf(call.method, call.operation.summary))),
        ),
    ].join('\n\n'),
  );
  const schemas = Object.entries(document.components.schemas).map(schemaSection);
  return [...sections, '## Schemas', ...schemas].join('\n\n');
}
