import type { Labels } from '@gifkit/headless';
import { pluralOf } from '../plural.ts';

const plural = pluralOf('de', '.');

export const de: Labels = {
  lang: 'de',

  gif: 'GIF',
  sticker: 'Sticker',
  clip: 'Clip',

  gifs: 'GIFs',
  loading: 'Wird geladen',
  loadingList: (list) => `${list} werden geladen`,
  found: (list, count) => `${list}: ${plural(count, { other: '# gefunden' })}`,
  loaded: (list, count) => `${list}: ${plural(count, { other: '# geladen' })}`,
  moreLoaded: (list, count) =>
    `${list}: ${plural(count, { one: '# weiteres geladen', other: '# weitere geladen' })}`,
  noResults: 'Keine GIFs gefunden.',
  loadError: 'GIFs konnten nicht geladen werden.',
  tryAgain: 'Noch einmal versuchen?',
  removed: (alt) => `Nicht mehr verfügbar: ${alt}`,
  next: (list) => `Weiter: ${list}`,
  previous: (list) => `Zurück: ${list}`,

  playGif: (name) => `Abspielen: ${name}`,
  pauseGif: (name) => `Anhalten: ${name}`,
  pauseAll: 'Alles anhalten',
  playAll: 'Alles abspielen',
  flashing: 'Blitzlichter',

  by: (name, isVerified) => `Von ${name}${isVerified ? ', verifiziert' : ''}`,
  verified: 'Verifiziert',
  inNewTab: (name) => `${name} (öffnet in neuem Tab)`,

  variations: (emoji) => `Varianten von ${emoji}`,
  skinTone: (emoji, tone) =>
    `${emoji}, ${['helle', 'mittelhelle', 'mittlere', 'mitteldunkle', 'dunkle'][tone - 1]} Hautfarbe`,
  variation: (emoji, number) => `${emoji}, Variante ${number}`,

  searchGifs: 'GIPHY durchsuchen',
  searchIn: (channel) => `${channel} durchsuchen`,
  search: 'Suchen',
  clear: 'Eingabe löschen',
  channels: 'Kanäle',
  trendingSearches: 'Beliebte Suchbegriffe',
  searchingIn: (channel) => `Gesucht wird in ${channel}`,
  searchingEverywhere: 'Gesucht wird überall',

  video: (name) => `Video: ${name}`,
  play: 'Abspielen',
  pause: 'Anhalten',
  mute: 'Ton aus',
  unmute: 'Ton an',
  seek: 'Position',
  position: (playhead, duration) => `${playhead} von ${duration} s`,
  volume: 'Lautstärke',
  captionsMenu: 'Untertitel',
  captions: (language) => `Untertitel: ${language}`,
  captionsOff: 'Aus',
  captionsError: 'Untertitel konnten nicht geladen werden.',
  transcript: 'Transkript',
  close: 'Schließen',
  waiting: 'Wird geladen …',
  videoError(code, type) {
    if (code === 1) return 'Abgebrochen: Das Video wurde nicht fertig geladen.';
    if (code === 2) return 'Netzwerkfehler: Das Video lädt nicht weiter.';
    if (code === 3)
      return 'Fehler beim Decodieren: Das Video ist beschädigt oder hat ein falsches Format.';
    return type
      ? `Videos vom Typ ${type} können hier nicht abgespielt werden.`
      : 'Dieses Video kann hier nicht abgespielt werden.';
  },

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
  favorites: 'Favoriten',
  favorite: (name) => `Favorit: ${name}`,
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
