/** Types of the elements in templates, the base of the types for each framework. */
import type { GifkitElementEvents, GifkitElements } from './define.ts';

type Kebab<Text extends string> = Text extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Uppercase<Letter> ? (Letter extends Lowercase<Letter> ? '' : '-') : ''}${Lowercase<Letter>}${Kebab<Rest>}`
  : Text;

/** Without handlers: frameworks listen to an event instead of setting a property whose name begins with `on`. */
type Own<Name extends keyof GifkitElements> = Omit<
  GifkitElements[Name],
  keyof HTMLElement | `on${Capitalize<string>}`
>;

/** Value of a property, or text of an attribute. */
type Written<Value> = Value | (Extract<Value, number | boolean> extends never ? never : string);

/** Attributes, properties and handlers of an element. A handler's name is `on` plus the unchanged event name. */
export type TagProps<Name extends keyof GifkitElements> = {
  [Prop in keyof Own<Name>]?: Written<Own<Name>[Prop]>;
} & {
  [Prop in keyof Own<Name> & string as Exclude<Kebab<Prop>, keyof Own<Name>>]?: Written<
    Own<Name>[Prop]
  >;
} & {
  [Type in keyof GifkitElementEvents[Name] & string as `on${Type}`]?: (
    event: GifkitElementEvents[Name][Type],
  ) => void;
} & {
  /** Renders into a shadow root. */
  shadow?: boolean | '' | undefined;
};
