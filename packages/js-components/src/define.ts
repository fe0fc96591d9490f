import { createElement } from './elements/create-element.tsx';
import { COMPONENTS, type PropsByTag } from './elements/elements.tsx';
import { SPECS } from './elements/specs.ts';

type Specs = typeof SPECS;
type Tag = keyof Specs;

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? [First, ...Words<Rest>]
  : [Text];

/** `detail` of an event whose fields have these names and values. */
type Detail<Names extends readonly string[], Values extends readonly unknown[]> = {
  [Index in keyof Names & keyof Values & `${number}` as Exclude<
    Names[Index],
    '' | '...'
  >]: Values[Index];
} & ('...' extends Names[1] ? Values[1] : unknown);

type EventName<Prop extends string> = Prop extends 'onError'
  ? 'videoerror'
  : Prop extends `on${infer Name}`
    ? Lowercase<Name>
    : never;

type EventsOf<Events, Props> = {
  [Prop in keyof Events & keyof Props & string as EventName<Prop>]: CustomEvent<
    Detail<
      Words<Events[Prop] & string>,
      Parameters<Extract<Props[Prop], (...args: never[]) => unknown>>
    >
  >;
};

/** Events of the elements by tag and name. */
export type GifkitElementEvents = {
  [Name in Tag]: EventsOf<Specs[Name]['events'], PropsByTag[Name]>;
};

/** Overloads for the events of an element besides those of the platform. */
interface Dispatches<Events> {
  addEventListener<Type extends keyof Events>(
    type: Type,
    listener: (event: Events[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof Events>(
    type: Type,
    listener: (event: Events[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** Element types by tag. Their properties are the props of the components. */
export type GifkitElements = {
  [Name in Tag]: Dispatches<GifkitElementEvents[Name]> & HTMLElement & PropsByTag[Name];
};

/** Defines all elements, except for those that the page has already defined. Does nothing on a server. */
export function defineElements(): void {
  if (typeof customElements === 'undefined') return;
  for (const [name, Component] of Object.entries(COMPONENTS)) {
    if (customElements.get(name)) continue;
    customElements.define(name, createElement(SPECS[name as Tag], Component as never));
  }
}

declare global {
  interface HTMLElementTagNameMap extends GifkitElements {}
}
