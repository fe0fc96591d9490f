import type { ComponentType } from 'react';
import { AttributionExample } from './AttributionExample.tsx';
import attributionCode from './AttributionExample.tsx?raw';
import { CarouselExample } from './CarouselExample.tsx';
import carouselCode from './CarouselExample.tsx?raw';
import { EmojiExample } from './EmojiExample.tsx';
import emojiCode from './EmojiExample.tsx?raw';
import type { ExampleProps } from './example-props.ts';
import { GifExample } from './GifExample.tsx';
import gifCode from './GifExample.tsx?raw';
import { GridExample } from './GridExample.tsx';
import gridCode from './GridExample.tsx?raw';
import { PickerExample } from './PickerExample.tsx';
import pickerCode from './PickerExample.tsx?raw';
import { SearchExample } from './SearchExample.tsx';
import searchCode from './SearchExample.tsx?raw';
import { VideoExample } from './VideoExample.tsx';
import videoCode from './VideoExample.tsx?raw';

/** An example of a component, live and as its source file. */
export interface Example {
  id: string;
  title: string;
  text: string;
  Live: ComponentType<ExampleProps>;
  code: string;
}

export const EXAMPLES: readonly Example[] = [
  {
    id: 'grid',
    title: 'Grid',
    text: 'A masonry of GIFs that loads more as one scrolls, in the page or in any scrolling box. Only the tiles near the viewport are mounted.',
    Live: GridExample,
    code: gridCode,
  },
  {
    id: 'picker',
    title: 'Grid as a picker',
    text: 'One stop of the Tab key, arrow keys to move, Enter to pick: for a chat, for instance.',
    Live: PickerExample,
    code: pickerCode,
  },
  {
    id: 'carousel',
    title: 'Carousel',
    text: 'A row that loads more at its end. Arrow keys, scroll snap, and buttons where there is a mouse.',
    Live: CarouselExample,
    code: carouselCode,
  },
  {
    id: 'gif',
    title: 'Gif',
    text: 'One GIF or sticker, with its attribution on hover. It can be paused. With reduced motion it starts paused, on its still.',
    Live: GifExample,
    code: gifCode,
  },
  {
    id: 'video',
    title: 'Video',
    text: 'A clip with sound, muted at first. It has keyboard shortcuts while the focus is inside, and pauses out of view.',
    Live: VideoExample,
    code: videoCode,
  },
  {
    id: 'search',
    title: 'SearchBar and SuggestionBar',
    text: 'A whole search: a field, trending searches, and a grid that starts over with each term.',
    Live: SearchExample,
    code: searchCode,
  },
  {
    id: 'emoji',
    title: 'EmojiVariationsList',
    text: 'An emoji in a row with its variations.',
    Live: EmojiExample,
    code: emojiCode,
  },
  {
    id: 'attribution',
    title: 'Attribution',
    text: 'Who made a GIF: avatar, name, and a badge where the account is verified.',
    Live: AttributionExample,
    code: attributionCode,
  },
];
