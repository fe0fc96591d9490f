import type { PickerTab } from '../core/picker/state/picker-tabs.ts';
import type { Labels } from '../labels/labels.ts';

export const TAB_LABELS = {
  gifs: 'tabGifs',
  stickers: 'tabStickers',
  clips: 'tabClips',
  emoji: 'tabEmoji',
} as const satisfies Record<PickerTab, keyof Labels>;
