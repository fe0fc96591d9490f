import type { Source } from './read-parameters.ts';

/** The values of a request's query. */
export function querySource({ url }: Pick<Request, 'url'>): Source {
  const { searchParams } = new URL(url);
  return (name) => searchParams.getAll(name);
}
