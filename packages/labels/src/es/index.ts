import type { Labels } from '@gifkit/headless';
import { pluralOf } from '../plural.ts';

const plural = pluralOf('es', '.', 5);

export const es: Labels = {
  lang: 'es',

  gif: 'GIF',
  sticker: 'Sticker',
  clip: 'Clip',

  gifs: 'GIF',
  loading: 'Cargando',
  loadingList: (list) => `Cargando ${list}`,
  found: (list, count) =>
    `${list}: ${plural(count, { one: '# resultado', many: '# de resultados', other: '# resultados' })}`,
  loaded: (list, count) => `${list}: ${plural(count, { one: '# cargado', other: '# cargados' })}`,
  moreLoaded: (list, count) =>
    `${list}: ${plural(count, { one: '# más cargado', other: '# más cargados' })}`,
  noResults: 'No se ha encontrado ningún GIF.',
  loadError: 'No se han podido cargar los GIF.',
  tryAgain: '¿Intentarlo de nuevo?',
  removed: (alt) => `Ya no está disponible: ${alt}`,
  next: (list) => `Siguientes: ${list}`,
  previous: (list) => `Anteriores: ${list}`,

  playGif: (name) => `Reproducir ${name}`,
  pauseGif: (name) => `Pausar ${name}`,
  pauseAll: 'Pausar todo',
  playAll: 'Reproducir todo',
  flashing: 'Luces intermitentes',

  by: (name, isVerified) => `Por ${name}${isVerified ? ', cuenta verificada' : ''}`,
  verified: 'Cuenta verificada',
  inNewTab: (name) => `${name} (se abre en una pestaña nueva)`,

  variations: (emoji) => `Variantes de ${emoji}`,
  skinTone: (emoji, tone) =>
    `${emoji}, tono de piel ${['claro', 'claro medio', 'medio', 'oscuro medio', 'oscuro'][tone - 1]}`,
  variation: (emoji, number) => `${emoji}, variante ${number}`,

  searchGifs: 'Buscar en GIPHY',
  searchIn: (channel) => `Buscar en ${channel}`,
  search: 'Buscar',
  clear: 'Borrar',
  channels: 'Canales',
  trendingSearches: 'Búsquedas populares',
  searchingIn: (channel) => `Buscando en ${channel}`,
  searchingEverywhere: 'Buscando en todas partes',

  video: (name) => `Vídeo: ${name}`,
  play: 'Reproducir',
  pause: 'Pausar',
  mute: 'Silenciar',
  unmute: 'Activar sonido',
  seek: 'Posición',
  position: (playhead, duration) => `${playhead} de ${duration} s`,
  volume: 'Volumen',
  captionsMenu: 'Subtítulos',
  captions: (language) => `Subtítulos: ${language}`,
  captionsOff: 'Desactivados',
  captionsError: 'No se pudieron cargar los subtítulos.',
  transcript: 'Transcripción',
  close: 'Cerrar',
  waiting: 'Cargando…',
  videoError(code, type) {
    if (code === 1) return 'Cancelado: el vídeo no terminó de cargarse.';
    if (code === 2) return 'Error de red: el vídeo ha dejado de cargarse.';
    if (code === 3)
      return 'Error de decodificación: el vídeo está dañado o su formato no es el indicado.';
    return type
      ? `Aquí no se pueden reproducir vídeos de tipo ${type}.`
      : 'Este vídeo no se puede reproducir aquí.';
  },

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
  favorites: 'Favoritos',
  favorite: (name) => `Favorito: ${name}`,
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
