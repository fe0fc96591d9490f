import { createEmbed, embedIn } from '../host/create-embed.ts';
import type { Embed, EmbedEvents } from '../host/embed.ts';
import { OPTION_ATTRIBUTES, readOptions } from './read-options.ts';

/** The events that the element dispatches, as media elements do: they do not bubble. */
const EVENTS = [
  'ready',
  'play',
  'pause',
  'ended',
  'volumechange',
  'resize',
  'error',
] as const satisfies (keyof EmbedEvents)[];

/** On a server there is none; the class is there, too, for who imports it, and is never made. */
const Base: typeof HTMLElement =
  globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);

/**
 * `<gifkit-embed gif="abc" origin="https://embed.example.com">`: the player of a GIF as an element. Its
 * content, such as a link to the GIF, shows where it cannot start.
 *
 * The other attributes are `view`, `width`, `height`, `ratio`, `auto-height`, `min-height`, `max-height`,
 * `lazy="false"`, `title`, `sandbox`, `timeout` and `api-key`. When one changes, the player starts again. Events are
 * dispatched on the element, with their data in `detail`.
 */
export class GifkitEmbedElement extends Base {
  static readonly observedAttributes = ['gif', ...OPTION_ATTRIBUTES];

  readonly #root = this.attachShadow({ mode: 'open' });
  #isPlanned = false;

  /** The controls of the player; undefined while the element is in no document or cannot start. */
  get embed(): Embed | undefined {
    return embedIn(this.#root);
  }

  connectedCallback(): void {
    this.#isPlanned = false;
    this.#start();
  }

  disconnectedCallback(): void {
    this.#stop();
  }

  attributeChangedCallback(): void {
    if (!this.isConnected || this.#isPlanned) return;
    this.#isPlanned = true;
    // When attributes change together, such as the id and ratio of the next GIF, the player starts once.
    queueMicrotask(() => {
      if (this.#isPlanned && this.isConnected) this.connectedCallback();
    });
  }

  #start(): void {
    const id = this.getAttribute('gif');
    if (id === null) {
      this.#stop();
      return;
    }
    try {
      const embed = createEmbed(
        this.#root,
        readOptions(id, (name) => this.getAttribute(name)),
      );
      for (const type of EVENTS)
        embed.on(type, (detail) => this.dispatchEvent(new CustomEvent(type, { detail })));
    } catch (error) {
      this.#stop();
      reportError(error);
    }
  }

  #stop(): void {
    this.embed?.destroy();
    this.#root.replaceChildren(document.createElement('slot'));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gifkit-embed': GifkitEmbedElement;
  }
}
