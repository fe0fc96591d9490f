import type { Messages } from './messages.ts';

export const es: Messages = {
  unknownGif: {
    title: 'Este GIF no está aquí',
    text: 'Puede que se haya retirado o que la dirección tenga un error.',
  },
  unknownPage: { title: 'Esta página no existe', text: 'Puede que la dirección tenga un error.' },
  brokenPage: { title: 'Algo ha fallado', text: 'El fallo es nuestro. Inténtalo de nuevo.' },
  trouble: {
    502: { title: 'Esta vez no hay GIF', text: 'La respuesta del servicio de GIF no es válida.' },
    503: {
      title: 'Los GIF se toman un descanso',
      text: 'El servicio de GIF no responde en este momento.',
    },
    504: {
      title: 'Está tardando demasiado',
      text: 'El servicio de GIF no ha respondido en 3 segundos.',
    },
  },
  tryAgain: 'Intentarlo de nuevo',
};
