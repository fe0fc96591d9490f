/** Entry for a script tag: runs `./auto` and exposes its exports as the global `GifkitEmbed`, unless
 * a page includes it again. */
import { connectEmbed, createEmbed, GifkitEmbedElement, start } from './auto.ts';

Object(globalThis).GifkitEmbed ??= { connectEmbed, createEmbed, GifkitEmbedElement, start };
