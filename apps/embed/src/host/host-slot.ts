import type { HostListener, PlayerHandlers } from '@gifkit/embed-sdk/player';

/** Connects the host page and the player. Either may come first, or never. */
export interface HostSlot {
  /** Gives the calls to a player; those that came earlier wait for it. @returns how to end that. */
  bind(handlers: PlayerHandlers): () => void;
  /** Tells the host page, where one listens. */
  emit: HostListener['emit'];
  /** The host page listens from now on. */
  attach(listener: Pick<HostListener, 'emit'>): void;
  /** The player that takes the calls. */
  player(): Promise<PlayerHandlers>;
}

/** @param wake brings the player to life: the host page wants something of it. Rejects where it cannot. */
export function createHostSlot(wake: () => Promise<void>): HostSlot {
  let listener: Pick<HostListener, 'emit'> | undefined;
  let bind: (handlers: PlayerHandlers) => void;
  let player: Promise<PlayerHandlers>;
  const unbind = () => {
    player = new Promise((resolve) => {
      bind = resolve;
    });
  };
  unbind();
  return {
    emit: (...event) => listener?.emit(...event),
    attach(newest) {
      listener = newest;
    },
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
