/** For a script tag: what `./auto` does, and the same exports as the global `GifkitEmbed`. */
import { connectEmbed, createEmbed, GifkitEmbedElement, start } from './auto.ts';

Object.assign(globalThis, {
  GifkitEmbed: { connectEmbed, createEmbed, GifkitEmbedElement, start },
});
