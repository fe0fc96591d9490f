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
 * The other attributes are `view`, `theme`, `width`, `height`, `ratio`, `auto-height`, `min-height`, `max-height`,
 * `lazy="false"`, `title`, `sandbox`, `timeout`, `api-key` and `analytics="false"`. When one changes, the player starts
 * again. Events are dispatched on the element, with their data in `detail`. An element that is moved keeps its `embed`,
 * and a player that was paused stays so.
 */
export class GifkitEmbedElement extends Base {
  static readonly observedAttributes = ['gif', ...OPTION_ATTRIBUTES];

  readonly #root = this.attachShadow({ mode: 'open' });
  #isPlanned = false;
  /** What the player said last, of what a visitor can do. */
  #playback: 'play' | 'pause' | undefined;

  /** The controls of the player; undefined while the element is in no document or cannot start. */
  get embed(): Embed | undefined {
    return embedIn(this.#root);
  }

  connectedCallback(): void {
    if (this.embed && !this.#isPlanned) this.#resume();
    else this.#restart();
  }

  disconnectedCallback(): void {
    // An element that is moved is taken out and put in again at once.
    queueMicrotask(() => {
      if (!this.isConnected) this.#stop();
    });
  }

  /** Where there is `moveBefore`, a moved player goes on by itself. */
  connectedMoveCallback(): void {}

  attributeChangedCallback(): void {
    if (!this.isConnected || this.#isPlanned) return;
    this.#isPlanned = true;
    // When attributes change together, such as the id and ratio of the next GIF, the player starts once.
    queueMicrotask(() => {
      if (this.#isPlanned && this.isConnected) this.#restart();
    });
  }

  /** Browsers load the frame of a moved element again. Its embed stays, and the player does what it did. */
  #resume(): void {
    const { embed } = this;
    const playback = this.#playback;
    if (!embed || !playback) return;
    const stop = embed.on('ready', () => {
      stop();
      embed[playback]().catch(reportError);
    });
  }

  #restart(): void {
    this.#isPlanned = false;
    this.#playback = undefined;
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
      for (const type of ['play', 'pause'] as const)
        embed.on(type, () => {
          this.#playback = type;
        });
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
