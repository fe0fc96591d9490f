import type { EmbedLabels, EmbedMessages } from '../en/embed.ts';

export { es as components } from './index.ts';

export const labels: EmbedLabels = {
  player: 'Reproductor',
  share: 'Compartir',
  more: 'Más',
  keys: 'Atajos de teclado',
  notLoaded: 'No se ha podido cargar.',
  tryAgain: 'Intentarlo de nuevo',

  website: 'la web',
  continueOn: (site) => `Seguir viendo en ${site}`,
  viewOn: (site) => `Ver en ${site}`,
  goTo: (site) => `Ir a ${site}`,

  relatedGifs: 'GIF relacionados',
  noRelated: 'No hay nada parecido a este.',

  muteClip: 'Silenciar el clip',
  unmuteClip: 'Activar el sonido del clip',

  watch: 'Ver vídeo',
  backToGif: 'Volver al GIF',
  notAUrl: (id, provider) => `«${id}» no es una dirección de ${provider}.com.`,
  notFound: (url) => `No se ha encontrado «${url}».`,
  notEmbeddable: (url) => `«${url}» no se puede insertar.`,

  showAll: 'Mostrar todo',
  favorite: 'Favorito',
  noWindows: 'Esta página no puede abrir ventanas.',
  embedCode: 'Código para insertar',
  link: 'Enlace',
  copy: 'Copiar',
  copied: 'Copiado',
  press: (keys) => `Pulsa ${keys}`,
  copyField: (field) => `Copiar ${field.toLowerCase()}`,
};

export const messages: EmbedMessages = {
  unknownGif: {
    title: 'Este GIF no está aquí',
    text: 'Puede que se haya retirado o que la dirección tenga un error.',
  },
  unknownPage: { title: 'Esta página no existe', text: 'Puede que la dirección tenga un error.' },
  brokenPage: { title: 'Algo ha fallado', text: 'El fallo es nuestro. Inténtalo de nuevo.' },
  502: { title: 'Esta vez no hay GIF', text: 'La respuesta del servicio de GIF no es válida.' },
  503: {
    title: 'Los GIF se toman un descanso',
    text: 'El servicio de GIF no responde en este momento.',
  },
  504: {
    title: 'Está tardando demasiado',
    text: 'El servicio de GIF no ha respondido en 3 segundos.',
  },
};
