/** A minimal player that only plays and pauses. */
import { listenToHost } from '../../packages/embed-sdk/src/player/listen-to-host.ts';

const state = {
  id: location.pathname.split('/').at(-1) ?? '',
  paused: false,
  muted: true,
  time: 0,
  duration: 10,
};

const listener = listenToHost(
  {
    play() {
      state.paused = false;
      listener.emit('play');
    },
    pause() {
      state.paused = true;
      listener.emit('pause');
    },
    seek() {},
    mute() {},
    unmute() {},
    getState: () => state,
  },
  { allowedOrigins: 'any' },
);

const player = { state };

declare global {
  interface Window {
    player: { state: typeof state };
  }
}

window.player = player;
