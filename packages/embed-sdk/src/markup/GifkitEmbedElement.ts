import { createEmbed, embedIn } from '../host/create-embed.ts';
import type { Embed, EmbedEvents } from '../host/embed.ts';
import { OPTION_ATTRIBUTES, readAttributes } from '../options/attributes.ts';

/** Events of the element. Like those of media elements, they do not bubble. */
const EVENTS = [
  'ready',
  'play',
  'pause',
  'ended',
  'volumechange',
  'resize',
  'error',
] as const satisfies (keyof EmbedEvents)[];

/** Servers lack HTMLElement; the class can still be imported there but not instantiated. */
const Base: typeof HTMLElement =
  globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);

/**
 * `<gifkit-embed gif="abc" origin="https://embed.example.com">`: the player of a GIF as an element. Its content, such
 * as a link to the GIF, is the fallback if the player cannot start.
 *
 * Other attributes are named like the options of `createEmbed` in kebab case, such as `auto-height` and
 * `lazy="false"`. A change of any restarts the player. Events are dispatched on the element with their data in
 * `detail`. A moved element keeps its `embed` and stays paused if it was paused.
 */
export class GifkitEmbedElement extends Base {
  static readonly observedAttributes = ['gif', ...OPTION_ATTRIBUTES];

  readonly #root = this.attachShadow({ mode: 'open' });
  #isPlanned = false;
  /** Last playback event. */
  #playback: 'play' | 'pause' | undefined;

  /** Controls of the player; undefined while the element is disconnected or cannot start. */
  get embed(): Embed | undefined {
    return embedIn(this.#root);
  }

  connectedCallback(): void {
    if (this.embed && !this.#isPlanned) this.#resume();
    else this.#restart();
  }

  disconnectedCallback(): void {
    // A moved element is disconnected and connected again within one task.
    queueMicrotask(() => {
      if (!this.isConnected) this.#stop();
    });
  }

  /** Opts in to `moveBefore`, which does not reload the frame. */
  connectedMoveCallback(): void {}

  attributeChangedCallback(): void {
    if (!this.isConnected || this.#isPlanned) return;
    this.#isPlanned = true;
    // Restart once if several attributes change together, such as the id and ratio of the next GIF.
    queueMicrotask(() => {
      if (this.#isPlanned && this.isConnected) this.#restart();
    });
  }

  /** Restores playback: browsers reload the frame of a moved element, but its embed stays. */
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
        readAttributes(id, (name) => this.getAttribute(name)),
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
