import { type IGif, normalizeGif } from '@gifkit/model';

/** Id of the element that holds the GIFs that the server sent, as JSON texts by their ids. */
const TEMPLATES_ID = 'gifs';

/**
 * GIFs as the client gives them, made of those that the server sent. Each has an id and URLs of its own
 * and shares no object with another, as if each had come over the network.
 */
export function makeGifs(count: number): IGif[] {
  const json = document.getElementById(TEMPLATES_ID)?.textContent ?? '{}';
  const templates = Object.entries<string>(JSON.parse(json));
  return Array.from({ length: count }, (_, index) => {
    const [id, text] = templates[index % templates.length] ?? ['', '{}'];
    return normalizeGif(JSON.parse(text.replaceAll(id, `${id}${index}`)));
  });
}
