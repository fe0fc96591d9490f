import type { PlayerHandlers } from '@gifkit/embed-sdk/player';

/** Connects the host page and the player, which may arrive in either order or never. */
export interface HostSlot {
  /** Routes calls to a player, including those that came before it. @returns a function that unbinds it. */
  bind(handlers: PlayerHandlers): () => void;
  player(): Promise<PlayerHandlers>;
}

/** @param wake hydrates the page when the host page calls the player; rejects if that fails. */
export function createHostSlot(wake: () => Promise<void>): HostSlot {
  let bind: (handlers: PlayerHandlers) => void;
  let player: Promise<PlayerHandlers>;
  const unbind = () => {
    player = new Promise((resolve) => {
      bind = resolve;
    });
  };
  unbind();
  return {
    bind(handlers) {
      bind(handlers);
      player = Promise.resolve(handlers);
      return unbind;
    },
    async player() {
      await wake();
      return player;
    },
  };
}
