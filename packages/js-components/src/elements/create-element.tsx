import { type ComponentType, createContext } from 'react';
import { mount } from '../mount.tsx';
import { dispatch } from './dispatch.ts';
import { ElementContent, type ElementProps } from './ElementContent.tsx';
import { keepRemoved } from './keep-removed.ts';
import { attributesOf, type ElementSpec, eventOf, readAttribute, wordsOf } from './specs.ts';

/**
 * Element that renders the content. Here, because bundlers split the elements into many small files if lazy-loaded
 * content imports another file of theirs.
 */
export const HostElement = createContext<Element | undefined>(undefined);

/** `HTMLElement`, or on a server a placeholder that is never instantiated. */
const Base: typeof HTMLElement =
  globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);

/**
 * Creates the class of an element that renders a component. Attributes and properties are its props. Calls of its
 * handlers dispatch cancelable events, which bubble out of shadow roots. The element renders into itself, or into a
 * shadow root with the attribute `shadow`.
 *
 * Replaces `@r2wc/react-to-web-component`, which resolves attributes to global functions, unmounts a moved component,
 * and loses properties that were set before the definition.
 */
export function createElement<Props extends object>(
  spec: ElementSpec,
  Component: ComponentType<Props>,
): new () => HTMLElement & Props {
  const attributes = attributesOf(spec);
  const handlers = Object.entries(spec.events);
  const sets = wordsOf(spec.sets ?? '');
  const settable = [
    ...[...attributes.values()].map(({ prop }) => prop),
    ...wordsOf(spec.properties),
    ...handlers.map(([name]) => name),
  ];

  class GifkitElement extends Base {
    static readonly observedAttributes = [...attributes.keys()];

    /** Values of attributes and properties. The last write wins. */
    readonly #values = new Map<string, unknown>();
    readonly #dispatchers: Record<string, (...args: unknown[]) => boolean> = {};
    #isScheduled = false;
    #remove: (() => void) | undefined;
    #stopKeeping: (() => void) | undefined;
    /** Container of the style sheets, without a shadow root of its own in a root other than the page. */
    #styles: Element | undefined;

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
      for (const [name, fields] of handlers) {
        this.addEventListener(eventOf(name), inside, true);
        this.#dispatchers[name] = (...args) => this.#dispatch(name, wordsOf(fields), args);
      }
    }

    connectedCallback(): void {
      this.#schedule();
    }

    disconnectedCallback(): void {
      this.#schedule();
    }

    /** Keeps `moveBefore` from disconnecting the element. */
    connectedMoveCallback(): void {
      this.#schedule();
    }

    attributeChangedCallback(attribute: string, _: string | null, text: string | null): void {
      const { prop = attribute, type = 'string' } = attributes.get(attribute) ?? {};
      this.write(prop, readAttribute(this.localName, attribute, text, type));
    }

    /** @internal */
    read(name: string): unknown {
      return this.#values.get(name);
    }

    /** @internal */
    write(name: string, value: unknown): void {
      // Components have defaults for missing props.
      if (value === undefined) this.#values.delete(name);
      else this.#values.set(name, value);
      if (this.isConnected) this.#schedule();
    }

    /**
     * Batches changes into one render, keeps the content of an element that is disconnected and connected again, and
     * lets React finish if it inserted the element.
     */
    #schedule(): void {
      if (this.#isScheduled) return;
      this.#isScheduled = true;
      queueMicrotask(() => {
        this.#isScheduled = false;
        this.#stopKeeping?.();
        if (this.isConnected) this.#render();
        // A dialog has left the top layer, and returns the focus.
        else if ((this.shadowRoot ?? this).querySelector('dialog')) this.#release();
        else this.#stopKeeping = keepRemoved(() => this.#release());
      });
    }

    #release(): void {
      this.#remove?.();
      this.shadowRoot?.replaceChildren();
      this.#styles?.remove();
      this.#remove = this.#styles = undefined;
    }

    #render(): void {
      const root = this.getRootNode() as Document | ShadowRoot;
      const { labels, ...props } = Object.fromEntries(this.#values) as ElementProps;
      // Without a registry: Preact hands it on to new elements, which another document would then refuse.
      const shadow =
        this.shadowRoot ??
        (this.hasAttribute('shadow')
          ? this.attachShadow({ mode: 'open', customElementRegistry: null })
          : undefined);
      if (!shadow && this.#styles?.getRootNode() !== root) {
        this.#styles?.remove();
        this.#styles =
          root === document
            ? undefined
            : ((root as Document).head ?? root).appendChild(document.createElement('template'));
      }
      this.#remove = mount(
        shadow ?? this,
        <ElementContent styles={shadow ?? this.#styles} labels={labels}>
          <HostElement.Provider value={this}>
            <Component {...(props as Props)} {...this.#dispatchers} />
          </HostElement.Provider>
        </ElementContent>,
        `<${this.localName}>`,
        () => this.#schedule(),
      );
    }

    /** Calls the handler of the host, and dispatches its event. @returns true if the host canceled the event. */
    #dispatch(name: string, fields: readonly string[], args: readonly unknown[]): boolean {
      const handler = this.read(name);
      if (typeof handler === 'function') handler(...args);
      const isCanceled = dispatch(this, name, fields, args);
      const [field = ''] = fields;
      if (!isCanceled && sets.includes(field)) this.write(field, args[0]);
      return isCanceled;
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
  return GifkitElement as unknown as new () => HTMLElement & Props;
}
