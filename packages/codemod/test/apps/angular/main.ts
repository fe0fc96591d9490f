import '@angular/compiler';
import { Component, type ElementRef, Input, ViewChild } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { renderGif } from '@giphy/js-components';
import { GiphyFetch } from '@giphy/js-fetch-api';

const client = new GiphyFetch('your api key');

@Component({ selector: 'app-gif', template: '<div #target></div>' })
class GifComponent {
  @Input() id = 'an id';
  @ViewChild('target') target?: ElementRef<HTMLElement>;
  remove?: () => void;

  async ngAfterViewInit() {
    const { data: gif } = await client.gif(this.id);
    if (this.target) this.remove = renderGif({ gif, width: 300 }, this.target.nativeElement);
  }

  ngOnDestroy() {
    this.remove?.();
  }
}

bootstrapApplication(GifComponent);
