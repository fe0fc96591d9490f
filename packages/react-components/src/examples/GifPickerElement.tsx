import { klipy } from '@gifkit/providers';
import { GifPicker } from '@gifkit/react-components/picker';
import { createRoot, type Root } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';

const provider = klipy({ key: 'your api key' });

/** `<gif-picker>`, which dispatches `gif-selected`. */
export class GifPickerElement extends HTMLElement {
  readonly #shadow = this.attachShadow({ mode: 'open' });
  #root: Root | undefined;

  connectedCallback() {
    this.#root = createRoot(this.#shadow.appendChild(document.createElement('div')));
    this.#root.render(
      <StyleSheetManager target={this.#shadow}>
        <GifPicker
          provider={provider}
          onSelect={(gif) => this.dispatchEvent(new CustomEvent('gif-selected', { detail: gif }))}
        />
      </StyleSheetManager>,
    );
  }

  disconnectedCallback() {
    this.#root?.unmount();
    this.#shadow.replaceChildren();
  }
}

customElements.define('gif-picker', GifPickerElement);
