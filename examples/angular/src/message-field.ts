import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { GiphyFetch } from '@gifkit/fetch-api';
import type { GifkitElementEvents } from '@gifkit/js-components';
import '@gifkit/js-components/auto';
import { giphy } from '@gifkit/providers';

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
  `,
})
export class MessageField {
  // Uses the sandbox. For the public service, remove this and write <gifkit-picker api-key="your api key">.
  readonly provider = giphy(
    new GiphyFetch('your api key', {}, { baseUrl: 'http://localhost:4002/v1' }),
  );
  readonly text = signal('');
  readonly isOpen = signal(false);

  show({ detail }: PickerEvents['openchange']) {
    this.isOpen.set(detail.open);
  }

  add({ detail }: PickerEvents['select']) {
    this.text.update((text) => `${text}![${detail.alt}](${detail.rendition.url})`);
  }
}
