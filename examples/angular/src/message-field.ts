import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { GiphyFetch } from '@gifkit/fetch-api';
import type { GifkitElementEvents } from '@gifkit/js-components';
import '@gifkit/js-components/auto';
import { giphy } from '@gifkit/providers';

// Uses the sandbox. For the public service, remove `baseUrl` and the next line, and set your key.
const client = new GiphyFetch('your api key', {}, { baseUrl: 'http://localhost:4002/v1' });
Object.assign(globalThis, { GIPHY_PINGBACK_URL: 'http://localhost:4002' });

type PickerEvents = GifkitElementEvents['gifkit-picker'];

@Component({
  selector: 'message-field',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <textarea #field aria-label="Message" [value]="text()" (input)="text.set(field.value)"></textarea>
    <button id="gif" type="button" (click)="isOpen.set(!isOpen())">GIF</button>
    <gifkit-picker
      presentation="popover"
      anchor="gif"
      [provider]="provider"
      [open]="isOpen()"
      (openchange)="show($event)"
      (select)="add($event)"
    ></gifkit-picker>
    <gifkit-grid label="Cats" columns="3" [fetchGifs]="cats"></gifkit-grid>
  `,
})
export class MessageField {
  readonly provider = giphy(client);
  readonly text = signal('');
  readonly isOpen = signal(false);

  cats = (offset: number) => client.search('cats', { offset });

  show({ detail }: PickerEvents['openchange']) {
    this.isOpen.set(detail.open);
  }

  add({ detail }: PickerEvents['select']) {
    this.text.update((text) => `${text}![${detail.alt}](${detail.rendition.url})`);
  }
}
