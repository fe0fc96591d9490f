/** Entry for a script tag: runs `./auto` and exposes the package's exports as the global `GifkitEmbed`. */
import { connectEmbed, createEmbed, GifkitEmbedElement, start } from './auto.ts';

Object.assign(globalThis, {
  GifkitEmbed: { connectEmbed, createEmbed, GifkitEmbedElement, start },
});
