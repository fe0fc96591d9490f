import {
  type HostListener,
  type HostListenerOptions,
  listenToHost,
  type PlayerHandlers,
} from '@gifkit/embed-sdk/player';
import { createContext } from 'react';

/** The page that this frame stands on. */
export interface Host {
  /** Gives the calls to a player; those that came earlier wait for it. @returns how to end that. */
  bind: (handlers: PlayerHandlers) => () => void;
  emit: HostListener['emit'];
}

/** Nobody, on the server and in tests. */
export const HostContext = createContext<Host | undefined>(undefined);

/**
 * Listens to the host page from now on: it may speak before the player is there.
 *
 * @param allowedOrigins of the pages that may control the player.
 */
export function createHost(allowedOrigins: HostListenerOptions['allowedOrigins']): Host {
  let resolve: (handlers: PlayerHandlers) => void = () => {};
  let player = new Promise<PlayerHandlers>((done) => {
    resolve = done;
  });
  const { emit } = listenToHost(
    {
      play: async () => (await player).play(),
      pause: async () => (await player).pause(),
      seek: async (seconds) => (await player).seek(seconds),
      mute: async () => (await player).mute(),
      unmute: async () => (await player).unmute(),
      getState: async () => (await player).getState(),
    },
    { allowedOrigins },
  );
  return {
    emit,
    bind(handlers) {
      resolve(handlers);
      player = Promise.resolve(handlers);
      return () => {
        player = new Promise((done) => {
          resolve = done;
        });
      };
    },
  };
}
