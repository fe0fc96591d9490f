import { es as shared } from '../../labels/es.ts';
import { pluralOf } from '../../labels/plural.ts';
import type { PickerLabels } from './picker-labels.ts';

const plural = pluralOf('es');

/** Spanish. */
export const es: PickerLabels = {
  ...shared,

  picker: 'Selector de GIF',
  searchAll: 'Buscar GIF',
  suggestions: 'Sugerencias',

  kinds: 'Qué elegir',
  tabGifs: 'GIF',
  tabStickers: 'Pegatinas',
  tabClips: 'Vídeos',
  tabEmoji: 'Emojis',

  categories: 'Categorías',
  recents: 'Recientes',
  favourites: 'Favoritos',
  favourite: (name) => `Favorito: ${name}`,
  trending: 'Tendencias',
  resultsFor: (term) => `Resultados de «${term}»`,
  chosen: (name) => `Elegido: ${name}`,
  stopMotion: 'Detener el movimiento',

  noProvider: 'Los GIF aún no están configurados.',
  refused: 'El servicio de GIF no acepta la clave de esta aplicación.',
  limitReached: 'Demasiadas búsquedas por ahora.',
  tryAgainAt: (time) => `Inténtalo de nuevo a las ${time}.`,
  tryAgainIn: (seconds) =>
    plural(seconds, {
      one: 'Inténtalo de nuevo en # segundo.',
      many: 'Inténtalo de nuevo en # de segundos.',
      other: 'Inténtalo de nuevo en # segundos.',
    }),
  offline: 'Sin conexión. Los GIF volverán con ella.',
  nothingFor: (term) => `No se ha encontrado nada para «${term}».`,
  nothingKept: 'Aquí todavía no hay nada.',
  showTrending: 'Ver las tendencias',
  advertisement: 'Publicidad',
  end: 'Eso es todo.',

  altText: 'Descripción',
  altHint: 'Se lee en voz alta a quienes no ven el GIF.',
  back: 'Volver',
  send: 'Enviar',
};
