import { de as shared } from '../../labels/de.ts';
import { pluralOf } from '../../labels/plural.ts';
import type { PickerLabels } from './picker-labels.ts';

const plural = pluralOf('de');

/** German. */
export const de: PickerLabels = {
  ...shared,

  picker: 'GIF-Auswahl',
  searchAll: 'GIFs suchen',
  suggestions: 'Vorschläge',

  kinds: 'Was gesucht wird',
  tabGifs: 'GIFs',
  tabStickers: 'Sticker',
  tabClips: 'Clips',
  tabEmoji: 'Emojis',

  categories: 'Kategorien',
  recents: 'Zuletzt',
  favourites: 'Favoriten',
  favourite: (name) => `Favorit: ${name}`,
  trending: 'Beliebt',
  resultsFor: (term) => `Ergebnisse für „${term}“`,
  chosen: (name) => `Ausgewählt: ${name}`,
  stopMotion: 'Bewegung anhalten',

  noProvider: 'GIFs sind noch nicht eingerichtet.',
  refused: 'Der GIF-Dienst nimmt den Schlüssel dieser App nicht an.',
  limitReached: 'Für den Moment wurde zu oft gesucht.',
  tryAgainAt: (time) => `Um ${time} geht es weiter.`,
  tryAgainIn: (seconds) =>
    plural(seconds, {
      one: 'In # Sekunde geht es weiter.',
      other: 'In # Sekunden geht es weiter.',
    }),
  offline: 'Keine Verbindung. Sobald es wieder eine gibt, kommen auch die GIFs.',
  nothingFor: (term) => `Nichts gefunden für „${term}“.`,
  nothingKept: 'Hier ist noch nichts.',
  showTrending: 'Beliebtes zeigen',
  advertisement: 'Anzeige',
  end: 'Das ist alles.',

  altText: 'Beschreibung',
  altHint: 'Wird denen vorgelesen, die das GIF nicht sehen.',
  back: 'Zurück',
  send: 'Senden',
};
