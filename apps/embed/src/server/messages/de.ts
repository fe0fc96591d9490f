import type { Messages } from './messages.ts';

export const de: Messages = {
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
  trouble: {
    502: { title: 'Diesmal kein GIF', text: 'Die Antwort des GIF-Dienstes ergibt keinen Sinn.' },
    503: { title: 'Die GIFs machen Pause', text: 'Der GIF-Dienst antwortet gerade nicht.' },
    504: {
      title: 'Das dauert zu lange',
      text: 'Der GIF-Dienst hat nicht innerhalb von 3 Sekunden geantwortet.',
    },
  },
  tryAgain: 'Noch einmal versuchen',
};
