import type { EmbedLabels, Messages } from '../ui/labels.tsx';

export { de as components } from '@gifkit/headless/labels/de';

export const labels: EmbedLabels = {
  player: 'Wiedergabe',
  play: 'Abspielen',
  pause: 'Anhalten',
  share: 'Teilen',
  close: 'Schließen',
  more: 'Mehr',
  keys: 'Tastenkürzel',
  notLoaded: 'Das konnte nicht geladen werden.',
  tryAgain: 'Noch einmal versuchen',
  inNewTab: (name) => `${name} (öffnet in neuem Tab)`,

  flashing: 'Blitzlichter',

  by: (name, isVerified) => `Von ${name}${isVerified ? ', verifiziert' : ''}`,
  website: 'der Website',
  continueOn: (site) => `Auf ${site} weitersehen`,
  viewOn: (site) => `Auf ${site} ansehen`,
  seeMoreOn: (site) => `Mehr auf ${site} sehen`,
  shareFrom: (site) => `Von ${site} aus teilen`,
  playClipOn: (site) => `Den Clip auf ${site} abspielen`,
  goTo: (site) => `Zu ${site}`,

  relatedGifs: 'Ähnliche GIFs',
  noRelated: 'Nichts gleicht diesem GIF.',

  clip: 'Clip',
  muteClip: 'Ton des Clips aus',
  unmuteClip: 'Ton des Clips an',
  seek: 'Position',
  position: (time, duration) => `${time} von ${duration}`,

  watch: 'Video ansehen',
  watchElsewhere: 'Das Video auf seiner eigenen Seite ansehen',
  backToGif: 'Zurück zum GIF',
  video: (name) => `Video: ${name}`,
  notAUrl: (id, provider) => `„${id}“ ist keine Adresse von ${provider}.com.`,
  notFound: (url) => `„${url}“ wurde nicht gefunden.`,
  notEmbeddable: (url) => `„${url}“ darf nicht eingebettet werden.`,
  youTubeUnknown: 'YouTube kennt dieses Video nicht.',
  youTubeBroken: 'YouTube kann dieses Video hier nicht abspielen.',
  youTubeRemoved: 'Dieses Video wurde von YouTube entfernt.',
  youTubeForbidden: 'Wem das Video gehört, der lässt es nicht einbetten.',

  showAll: 'Alle zeigen',
  favorite: 'Favorit',
  send: 'Senden',
  noWindows: 'Diese Seite darf keine Fenster öffnen.',
  embedCode: 'Code zum Einbetten',
  link: 'Adresse',
  copy: 'Kopieren',
  copied: 'Kopiert',
  press: (keys) => `${keys} drücken`,
  copyField: (field) => `${field} kopieren`,
};

export const messages: Messages = {
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
