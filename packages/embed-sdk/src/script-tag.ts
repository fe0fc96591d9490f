/** Entry for a script tag: runs `./auto` and exposes its exports as the global `GifkitEmbed`. */
import { connectEmbed, createEmbed, GifkitEmbedElement, start } from './auto.ts';

Object.assign(globalThis, {
  GifkitEmbed: { connectEmbed, createEmbed, GifkitEmbedElement, start },
});
