import type { IGif } from '@gifkit/model';
import type { ComponentType } from 'react';
import { CalmGrid } from '../../../../packages/react-components/src/examples/CalmGrid.tsx';
import { ClipPlayer } from '../../../../packages/react-components/src/examples/ClipPlayer.tsx';
import { GermanGrid } from '../../../../packages/react-components/src/examples/GermanGrid.tsx';
import { OneGif } from '../../../../packages/react-components/src/examples/OneGif.tsx';
import { OwnControls } from '../../../../packages/react-components/src/examples/OwnControls.tsx';
import { SearchExperience } from '../../../../packages/react-components/src/examples/SearchExperience.tsx';
import { StickerCarousel } from '../../../../packages/react-components/src/examples/StickerCarousel.tsx';
import { TrendingGrid } from '../../../../packages/react-components/src/examples/TrendingGrid.tsx';
import { Credit } from './examples/Credit.tsx';
import { EmojiRow } from './examples/EmojiRow.tsx';
import { PlayOnHover } from './examples/PlayOnHover.tsx';
import { StickerPicker } from './examples/StickerPicker.tsx';

/** GIFs that examples are given: one of each kind. */
export interface Showpieces {
  gif: IGif;
  clip: IGif;
  emoji: IGif;
}

interface Example {
  title: string;
  text: string;
  /** Name of the example, which is that of its file. */
  name: string;
  Live: ComponentType<Showpieces>;
  /** Language of its words. @default the page's */
  lang?: string;
}

const sources = import.meta.glob<string>(
  ['./examples/*.tsx', '../../../../packages/react-components/src/examples/[A-Z]*.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

/** Source of an example, as it stands in its package. */
export const sourceOf = (name: string): string =>
  Object.entries(sources).find(([path]) => path.endsWith(`/${name}.tsx`))?.[1] ?? '';

/** Every component, by the examples of its package. */
export const EXAMPLES: readonly Example[] = [
  {
    title: 'Grid',
    text: 'A masonry of GIFs that loads more as one scrolls, in the page or in any scrolling box. Only the tiles near the viewport are mounted.',
    name: 'TrendingGrid',
    Live: TrendingGrid,
  },
  {
    title: 'Grid as a picker',
    text: 'One stop of the Tab key, arrow keys to move, Enter to pick: for a chat, for instance.',
    name: 'StickerPicker',
    Live: StickerPicker,
  },
  {
    title: 'Carousel',
    text: 'A row that loads more at its end. Arrow keys, scroll snap, and buttons where there is a mouse.',
    name: 'StickerCarousel',
    Live: StickerCarousel,
  },
  {
    title: 'Gif',
    text: 'One GIF or sticker. It can be paused. With reduced motion it starts paused, on its still.',
    name: 'OneGif',
    Live: OneGif,
  },
  {
    title: 'Video',
    text: 'A clip with sound. It has keyboard shortcuts while the focus is inside, and pauses out of view.',
    name: 'ClipPlayer',
    Live: ClipPlayer,
  },
  {
    title: 'VideoOverlay',
    text: 'Plays a clip over its GIF on hover, with its sound if the browser allows that.',
    name: 'PlayOnHover',
    Live: PlayOnHover,
  },
  {
    title: 'CaptionsButton',
    text: 'For your own controls: the languages of a clip’s captions, remembered for all players of a site, and a transcript.',
    name: 'OwnControls',
    Live: OwnControls,
  },
  {
    title: 'SearchBar and SuggestionBar',
    text: 'A whole search: a field, trending searches, and a grid that starts over with each term.',
    name: 'SearchExperience',
    Live: SearchExperience,
  },
  {
    title: 'MotionProvider and MotionButton',
    text: 'One button pauses everything below the provider, and is remembered: what WCAG asks of pages that move.',
    name: 'CalmGrid',
    Live: CalmGrid,
  },
  {
    title: 'LabelsProvider',
    text: 'All words of all components below it: in Arabic, English, German, Japanese and Spanish, or your own.',
    name: 'GermanGrid',
    Live: GermanGrid,
    lang: 'de',
  },
  {
    title: 'EmojiVariationsList',
    text: 'An emoji in a row with its variations.',
    name: 'EmojiRow',
    Live: EmojiRow,
  },
  {
    title: 'Attribution',
    text: 'Who made a GIF: avatar, name, and a badge for verified accounts, which also comes separately.',
    name: 'Credit',
    Live: Credit,
  },
];
