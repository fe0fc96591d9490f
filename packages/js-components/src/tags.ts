/** Types of the elements in templates, from which those of each framework are made. */
import type { GifkitElementEvents, GifkitElements } from './define.ts';

type Kebab<Text extends string> = Text extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Uppercase<Letter> ? (Letter extends Lowercase<Letter> ? '' : '-') : ''}${Lowercase<Letter>}${Kebab<Rest>}`
  : Text;

type Own<Name extends keyof GifkitElements> = Omit<GifkitElements[Name], keyof HTMLElement>;

/** A value as a property, or as the text of an attribute. */
type Written<Value> = Value | (Extract<Value, number | boolean> extends never ? never : string);

/** Attributes, properties and handlers of an element. Handlers are called `on` and the event, as it is. */
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
