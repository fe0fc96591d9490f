/**
 * For Gifkit's other packages only: it may change in any release. It brings along nothing that sends or
 * stores events.
 */
export { type HoverIntent, hoverIntent } from './pingback/hover-intent.ts';
export { mergeAttributes } from './pingback/merge-attributes.ts';
