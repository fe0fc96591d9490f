import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isFilmOff } from '../player/film-refusal.ts';
import { watchFilm } from './watch-film.ts';

const { NETWORK_IDLE, NETWORK_LOADING, HAVE_CURRENT_DATA, HAVE_ENOUGH_DATA } = HTMLMediaElement;

beforeEach(() => {
  vi.useFakeTimers();
  delete document.documentElement.dataset.filmOff;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

type State = Partial<
  Pick<HTMLVideoElement, 'networkState' | 'readyState' | 'currentTime' | 'paused'> & {
    error: string;
  }
>;

/** A film whose play() settles only where it fails, as the browser has it. */
function openFilm({ error, ...state }: State) {
  document.body.innerHTML = '<video data-film autoplay></video>';
  const film = document.querySelector('video') as HTMLVideoElement;
  film.play = () =>
    error ? Promise.reject(new DOMException('No', error)) : new Promise(() => undefined);
  const become = (now: State, type?: string) => {
    for (const [name, value] of Object.entries(now))
      Object.defineProperty(film, name, { value, configurable: true });
    if (type) film.dispatchEvent(new Event(type));
  };
  become({ networkState: NETWORK_LOADING, readyState: 0, currentTime: 0, paused: false, ...state });
  watchFilm();
  return become;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('a film', () => {
  it.each([
    ['fetches', NETWORK_LOADING],
    ['has stopped fetching', NETWORK_IDLE],
  ])('is waited for while the browser %s too little of it', async (_, networkState) => {
    openFilm({ networkState, readyState: HAVE_CURRENT_DATA });
    await pass(600_000);
    expect(isFilmOff()).toBe(false);
  });

  it('makes way when it does not begin within 3 s though there is enough of it', async () => {
    const become = openFilm({});
    await pass(60_000);
    become({ readyState: HAVE_ENOUGH_DATA, networkState: NETWORK_IDLE }, 'canplay');
    await pass(2_999);
    expect(isFilmOff()).toBe(false);
    await pass(1);
    expect(isFilmOff()).toBe(true);
  });

  it('makes way, too, when there was enough of it before this script', async () => {
    openFilm({ readyState: HAVE_ENOUGH_DATA });
    await pass(3_000);
    expect(isFilmOff()).toBe(true);
  });

  it('stays once it plays', async () => {
    const become = openFilm({ readyState: HAVE_ENOUGH_DATA });
    become({ currentTime: 0.04 });
    await pass(600_000);
    expect(isFilmOff()).toBe(false);
  });

  it('has its 3 s where the page is seen', async () => {
    hide(true);
    openFilm({ readyState: HAVE_ENOUGH_DATA });
    await pass(60_000);
    expect(isFilmOff()).toBe(false);
    hide(false);
    await pass(3_000);
    expect(isFilmOff()).toBe(true);
  });

  it('makes way at once when the browser says that it does not play it', async () => {
    openFilm({ error: 'NotAllowedError' });
    await pass(0);
    expect(isFilmOff()).toBe(true);
  });

  it('is not refused by what paused it before it began', async () => {
    openFilm({ error: 'AbortError' });
    await pass(600_000);
    expect(isFilmOff()).toBe(false);
  });

  it('that the visitor has paused has its 3 s from when it is to play', async () => {
    const become = openFilm({ readyState: HAVE_ENOUGH_DATA });
    become({ paused: true });
    await pass(60_000);
    expect(isFilmOff()).toBe(false);
    become({ paused: false }, 'play');
    await pass(3_000);
    expect(isFilmOff()).toBe(true);
  });

  it('that was taken off the page is let be', async () => {
    openFilm({ readyState: HAVE_ENOUGH_DATA });
    document.body.replaceChildren();
    await pass(3_000);
    expect(isFilmOff()).toBe(false);
  });
});
