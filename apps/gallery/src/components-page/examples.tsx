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

export interface Showpieces {
  gif: IGif;
  clip: IGif;
  emoji: IGif;
}

interface Example {
  title: string;
  text: string;
  name: string;
  Live: ComponentType<Showpieces>;
  /** Language of its text, if it is not the page's. */
  lang?: string;
}

const sources = import.meta.glob<CodeTokens>(
  [
    './examples/*.tsx',
    '../../../../packages/react-components/src/examples/{CalmGrid,ClipPlayer,GermanGrid,OneGif,OwnControls,SearchExperience,StickerCarousel,TrendingGrid}.tsx',
  ],
  { query: '?tokens', import: 'default', eager: true },
);

export const sourceOf = (name: string): CodeTokens =>
  Object.entries(sources).find(([path]) => path.endsWith(`/${name}.tsx`))?.[1] ?? [];

export const EXAMPLES: readonly Example[] = [
  {
    title: 'Grid',
    text: 'A masonry grid that loads more GIFs on scroll, in the page or in any scroll container. Only tiles near the viewport are mounted.',
    name: 'TrendingGrid',
    Live: TrendingGrid,
  },
  {
    title: 'Grid as a picker',
    text: 'A single Tab stop, arrow keys to move and Enter to pick, for example for a chat.',
    name: 'StickerPicker',
    Live: StickerPicker,
  },
  {
    title: 'Carousel',
    text: 'A row that loads more at its end. Arrow keys, scroll snap, and buttons for a mouse.',
    name: 'StickerCarousel',
    Live: StickerCarousel,
  },
  {
    title: 'Gif',
    text: 'One GIF or sticker with a pause button. With reduced motion it starts paused on its still.',
    name: 'OneGif',
    Live: OneGif,
  },
  {
    title: 'Video',
    text: 'A clip with sound and keyboard shortcuts. Pauses when it scrolls out of view.',
    name: 'ClipPlayer',
    Live: ClipPlayer,
  },
  {
    title: 'VideoOverlay',
    text: 'Plays a clip over its GIF on hover, with sound if the browser allows it.',
    name: 'PlayOnHover',
    Live: PlayOnHover,
  },
  {
    title: 'CaptionsButton',
    text: 'For custom controls: caption languages, remembered for all players of a site, and a transcript.',
    name: 'OwnControls',
    Live: OwnControls,
  },
  {
    title: 'SearchBar and SuggestionBar',
    text: 'A complete search: a field, trending searches, and a grid that restarts with each term.',
    name: 'SearchExperience',
    Live: SearchExperience,
  },
  {
    title: 'MotionProvider and MotionButton',
    text: 'One button pauses all motion below the provider and remembers the choice, as WCAG requires.',
    name: 'CalmGrid',
    Live: CalmGrid,
  },
  {
    title: 'LabelsProvider',
    text: 'Labels of all components below it, in Arabic, English, German, Japanese, Spanish or your own words.',
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
    text: 'The uploader of a GIF: avatar, name, and a badge for verified accounts, which is also exported on its own.',
    name: 'Credit',
    Live: Credit,
  },
];
