/** The texts of responses, kept because reading one from its response takes a stream and two copies. */
const texts = new WeakMap<Response, string>();

/** A successful JSON response; `textOf` gives its text. */
export function jsonResponse(data: unknown): Response {
  const text = JSON.stringify(data);
  const response = new Response(text, { headers: { 'Content-Type': 'application/json' } });
  texts.set(response, text);
  return response;
}

/** The text of a response of `jsonResponse`; `undefined` for other responses. */
export const textOf = (response: Response): string | undefined => texts.get(response);
