import { mkdir, readFile, writeFile } from 'node:fs/promises';
import {
  exampleAnswers,
  readOpenApi,
} from '../../../../packages/sandbox/scripts/example-answers.ts';
import { endpointsPage, type OpenApiDocument } from './endpoints-page.ts';

const app = new URL('../../', import.meta.url);

/** Writes the page of the sandbox's endpoints: its words in `pages/`, and below them every call. */
export async function writeEndpoints(): Promise<void> {
  const name = 'sandbox-endpoints.md';
  const words = await readFile(new URL(`pages/${name}`, app), 'utf8');
  const document = (await readOpenApi()) as OpenApiDocument;
  const calls = endpointsPage(document, await exampleAnswers());
  await mkdir(new URL('.cache/', app), { recursive: true });
  await writeFile(new URL(`.cache/${name}`, app), `${words.trimEnd()}\n\n${calls}\n`);
}
