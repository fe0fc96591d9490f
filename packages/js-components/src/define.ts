import { createElement } from './elements/create-element.tsx';
import { COMPONENTS, type PropsByTag } from './elements/elements.tsx';
import { type EventSpec, SPECS } from './elements/specs.ts';

type Specs = typeof SPECS;
type Tag = keyof Specs;

type EventsOf<Specs extends Readonly<Record<string, EventSpec>>> = {
  [Prop in keyof Specs as Specs[Prop]['type']]: CustomEvent<ReturnType<Specs[Prop]['detail']>>;
};

/** Events of the elements by tag and name. */
export type GifkitElementEvents = { [Name in Tag]: EventsOf<Specs[Name]['events']> };

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
    customElements.define(name, createElement<object>(SPECS[name as Tag], Component as never));
  }
}

declare global {
  interface HTMLElementTagNameMap extends GifkitElements {}
}
