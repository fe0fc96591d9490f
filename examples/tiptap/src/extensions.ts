import StarterKit from '@tiptap/starter-kit';
import { GifNode } from './gif-node.tsx';

/** What a text may have, for the editor and for readers. */
export const extensions = [StarterKit, GifNode];
