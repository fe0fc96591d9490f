/** Texts of responses: to read one back from its response takes a stream and two copies. */
const texts = new WeakMap<Response, string>();

/** A successful response with JSON whose text `textOf` knows. */
export function jsonResponse(data: unknown): Response {
  const text = JSON.stringify(data);
  const response = new Response(text, { headers: { 'Content-Type': 'application/json' } });
  texts.set(response, text);
  return response;
}

/** The text of what `jsonResponse` made; `undefined` for other responses. */
export const textOf = (response: Response): string | undefined => texts.get(response);
