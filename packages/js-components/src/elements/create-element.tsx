import { type ComponentType, Suspense } from 'react';
import { createGlobalStyle, StyleSheetManager } from 'styled-components';
import { mount } from '../mount.tsx';
import { attributeOf, readAttribute } from './attributes.ts';
import type { ElementSpec } from './specs.ts';

type Values = Record<string, unknown>;

/** Default `display`, with a specificity of zero, so that any rule of the page wins. */
const Display = createGlobalStyle`
  :where(:host, gifkit-carousel, gifkit-grid, gifkit-picker, gifkit-search) {
    display: block;
  }
  :where(gifkit-gif, gifkit-motion-button, gifkit-video) {
    display: inline-block;
  }
`;

/** Class of an element whose properties are the props of a component. */
export type ElementClass<Props> = new () => HTMLElement & Props;

/** `HTMLElement`, or on a server a placeholder that is never instantiated. */
const Base: typeof HTMLElement =
  globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);

/** Returns the React event among a handler's arguments. It is canceled together with the custom event. */
const reactEventOf = (args: readonly unknown[]) =>
  args.find(
    (arg): arg is Event => typeof (arg as Event | undefined)?.preventDefault === 'function',
  );

/**
 * Creates the class of an element that renders a component. Attributes and properties are its props. Calls of its
 * handlers dispatch cancelable events, which bubble out of shadow roots. The element renders into itself, or into a
 * shadow root with the attribute `shadow`.
 *
 * Replaces `@r2wc/react-to-web-component`, which resolves attributes to global functions, unmounts a moved component,
 * and loses properties that were set before the definition.
 */
export function createElement<Props extends object>(
  { attributes, properties, events }: ElementSpec,
  Component: ComponentType<Props>,
): ElementClass<Props> {
  const propOf = new Map(Object.keys(attributes).map((name) => [attributeOf(name), name]));
  const props = [...propOf.values(), ...properties.split(' ')];
  const settable = [...props, ...Object.keys(events)];

  class GifkitElement extends Base {
    static readonly observedAttributes = [...propOf.keys()];

    readonly #properties: Values = {};
    readonly #attributes: Values = {};
    #isScheduled = false;
    #remove: (() => void) | undefined;

    constructor() {
      super();
      // Properties set before the definition hide the accessors of the class.
      for (const name of settable) {
        if (!Object.hasOwn(this, name)) continue;
        const value = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
      // Native events of inner elements can have the same name, such as `select`. Those of media do not bubble.
      const inside = (event: Event) => {
        if (event.bubbles && event.target !== this) event.stopImmediatePropagation();
      };
      for (const { type } of Object.values(events)) this.addEventListener(type, inside, true);
    }

    connectedCallback(): void {
      if (!this.#remove) this.#render();
    }

    disconnectedCallback(): void {
      // A move disconnects the element and connects it again synchronously.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#remove?.();
        this.#remove = undefined;
      });
    }

    /** Keeps `moveBefore` from disconnecting the element. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(attribute: string, before: string | null, text: string | null): void {
      const name = propOf.get(attribute) ?? attribute;
      const kind = attributes[name];
      if (kind && text !== before)
        this.#attributes[name] = readAttribute(this.localName, attribute, text, kind);
      // The last write wins, attribute or property.
      delete this.#properties[name];
      this.#scheduleRender();
    }

    /** @internal */
    read(name: string): unknown {
      return this.#properties[name] ?? this.#attributes[name];
    }

    /** @internal */
    write(name: string, value: unknown): void {
      this.#properties[name] = value;
      this.#scheduleRender();
    }

    /** Batches changes of attributes and properties into one render. */
    #scheduleRender(): void {
      if (!this.#remove || this.#isScheduled) return;
      this.#isScheduled = true;
      queueMicrotask(() => {
        this.#isScheduled = false;
        if (this.#remove) this.#render();
      });
    }

    #render(): void {
      const values: Values = {};
      for (const name of props) values[name] = this.read(name);
      for (const name of Object.keys(events)) values[name] = this.#dispatcher(name);
      const tag = `<${this.localName}>`;
      const node = (
        <>
          <Display />
          <Suspense>
            <Component {...(values as Props)} />
          </Suspense>
        </>
      );
      if (!this.shadowRoot && !this.hasAttribute('shadow')) {
        this.#remove = mount(this, node, tag);
        return;
      }
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      this.#remove = mount(root, <StyleSheetManager target={root}>{node}</StyleSheetManager>, tag);
    }

    readonly #dispatchers: Record<string, (...args: unknown[]) => void> = {};

    /** Returns the handler of a prop, stable across renders. */
    #dispatcher(name: string): (...args: unknown[]) => void {
      this.#dispatchers[name] ??= (...args) => {
        const handler = this.#properties[name];
        if (typeof handler === 'function') handler(...args);
        const spec = events[name];
        if (!spec) return;
        const event = new CustomEvent(spec.type, {
          detail: spec.detail(...(args as never[])),
          bubbles: true,
          composed: true,
          cancelable: true,
        });
        if (!this.dispatchEvent(event)) reactEventOf(args)?.preventDefault();
        else if (spec.sets) this.write(spec.sets, args[0]);
      };
      return this.#dispatchers[name];
    }
  }

  for (const name of settable) {
    Object.defineProperty(GifkitElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: GifkitElement) {
        return this.read(name);
      },
      set(this: GifkitElement, value: unknown) {
        this.write(name, value);
      },
    });
  }
  return GifkitElement as unknown as ElementClass<Props>;
}
