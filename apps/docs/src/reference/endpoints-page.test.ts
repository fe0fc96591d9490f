import { beforeAll, describe, expect, it } from 'vitest';
import {
  type ExampleAnswer,
  exampleAnswers,
  readOpenApi,
} from '../../../../packages/sandbox/scripts/example-answers.ts';
import { endpointsPage, type OpenApiDocument } from './endpoints-page.ts';

let document: OpenApiDocument;
let answers: ExampleAnswer[];
let page: string;

const sectionOf = (heading: string): string =>
  page.split(/^(?=##)/m).find((section) => section.startsWith(`### \`${heading}\``)) ?? '';

beforeAll(async () => {
  document = (await readOpenApi()) as OpenApiDocument;
  answers = await exampleAnswers();
  page = endpointsPage(document, answers);
}, 60_000);

describe('the page of the sandbox’s endpoints', () => {
  it('has every path of the OpenAPI document, and what is done there', () => {
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const { summary } of Object.values(operations)) {
        expect(page).toContain(summary.replaceAll('<', '&lt;'));
      }
      const isNamed = [`\`${path}\``, ` ${path}\``].some((name) => page.includes(name));
      expect(isNamed, path).toBe(true);
    }
  });

  it('has a real answer of every call of the service and of the sandbox itself', () => {
    expect(answers.length).toBeGreaterThan(30);
    for (const { method, summary, command, answer } of answers) {
      expect(answer, `${method} ${summary}`).not.toMatch(
        /^HTTP\/1.1 [45]|"meta": { "status": [45]/,
      );
      expect(page).toContain(`$ ${command}\n${answer}\n`);
    }
  });

  it('says of a call what it needs, takes and answers', () => {
    const search = sectionOf('GET /v1/gifs/search');
    expect(search).toContain('- The same at `/v1/stickers/search`');
    expect(search).toContain('- Needs: `api_key` (query)');
    expect(search).toContain(
      '| `q` | query, required | `string` | What to search for. · at most 50 characters |',
    );
    expect(search).toContain(
      '- Answers with `application/json`: `{ data: Gif[]; pagination: Pagination; meta: Meta }`',
    );
    expect(sectionOf('POST /v2/pingback')).toContain(
      '- Takes `application/json`: `{ events: { [name: string]: unknown }[] }`',
    );
  });

  it('has every schema that the calls name', () => {
    for (const name of Object.keys(document.components.schemas)) {
      expect(page).toContain(`\n### ${name}\n`);
    }
  });
});
