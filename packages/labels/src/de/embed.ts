import type { EmbedLabels, EmbedMessages } from '../en/embed.ts';

export { de as components } from './index.ts';

export const labels: EmbedLabels = {
  player: 'Wiedergabe',
  share: 'Teilen',
  more: 'Mehr',
  keys: 'Tastenkürzel',
  notLoaded: 'Das konnte nicht geladen werden.',
  tryAgain: 'Noch einmal versuchen',

  website: 'der Website',
  continueOn: (site) => `Auf ${site} weitersehen`,
  viewOn: (site) => `Auf ${site} ansehen`,
  goTo: (site) => `Zu ${site}`,

  relatedGifs: 'Ähnliche GIFs',
  noRelated: 'Nichts gleicht diesem GIF.',

  muteClip: 'Ton des Clips aus',
  unmuteClip: 'Ton des Clips an',

  watch: 'Video ansehen',
  backToGif: 'Zurück zum GIF',
  notAUrl: (id, provider) => `„${id}“ ist keine Adresse von ${provider}.com.`,
  notFound: (url) => `„${url}“ wurde nicht gefunden.`,
  notEmbeddable: (url) => `„${url}“ darf nicht eingebettet werden.`,

  showAll: 'Alle zeigen',
  favorite: 'Favorit',
  noWindows: 'Diese Seite darf keine Fenster öffnen.',
  embedCode: 'Code zum Einbetten',
  link: 'Adresse',
  copy: 'Kopieren',
  copied: 'Kopiert',
  press: (keys) => `${keys} drücken`,
  copyField: (field) => `${field} kopieren`,
};

export const messages: EmbedMessages = {
  unknownGif: {
    title: 'Dieses GIF gibt es hier nicht',
    text: 'Es wurde vielleicht entfernt, oder die Adresse enthält einen Tippfehler.',
  },
  unknownPage: {
    title: 'Diese Seite gibt es nicht',
    text: 'Die Adresse enthält vielleicht einen Tippfehler.',
  },
  brokenPage: {
    title: 'Etwas ist schiefgegangen',
    text: 'Der Fehler liegt bei uns. Bitte noch einmal versuchen.',
  },
  502: { title: 'Diesmal kein GIF', text: 'Die Antwort des GIF-Dienstes ergibt keinen Sinn.' },
  503: { title: 'Die GIFs machen Pause', text: 'Der GIF-Dienst antwortet gerade nicht.' },
  504: {
    title: 'Das dauert zu lange',
    text: 'Der GIF-Dienst hat nicht innerhalb von 3 Sekunden geantwortet.',
  },
};
