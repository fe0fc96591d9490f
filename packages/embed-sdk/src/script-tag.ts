/** For a script tag: does what `./auto` does, and makes the package's exports the global `GifkitEmbed`. */
import { connectEmbed, createEmbed, GifkitEmbedElement, start } from './auto.ts';

Object.assign(globalThis, {
  GifkitEmbed: { connectEmbed, createEmbed, GifkitEmbedElement, start },
});
