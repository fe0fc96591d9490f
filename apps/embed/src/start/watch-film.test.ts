import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isFilmOff } from '../player/film-refusal.ts';
import { watchFilm } from './watch-film.ts';

const { NETWORK_IDLE, NETWORK_LOADING, HAVE_CURRENT_DATA, HAVE_ENOUGH_DATA } = HTMLMediaElement;

beforeEach(() => {
  vi.useFakeTimers();
  delete document.documentElement.dataset.filmOff;
});
afterEach(() => document.body.replaceChildren());

type State = Partial<
  Pick<HTMLVideoElement, 'networkState' | 'readyState' | 'currentTime' | 'duration' | 'paused'> & {
    error: string;
  }
>;

/** A film whose play() only settles on failure, as in browsers. */
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
  ])('is kept while the browser %s and has too little data', async (_, networkState) => {
    openFilm({ networkState, readyState: HAVE_CURRENT_DATA });
    await pass(600_000);
    expect(isFilmOff()).toBe(false);
  });

  it('gives way if it does not start within 3 s of having enough data', async () => {
    const become = openFilm({});
    await pass(60_000);
    become({ readyState: HAVE_ENOUGH_DATA, networkState: NETWORK_IDLE }, 'canplay');
    await pass(2_999);
    expect(isFilmOff()).toBe(false);
    await pass(1);
    expect(isFilmOff()).toBe(true);
  });

  it('gives way even if it had enough data before this script ran', async () => {
    openFilm({ readyState: HAVE_ENOUGH_DATA });
    await pass(3_000);
    expect(isFilmOff()).toBe(true);
  });

  it('stays once it plays', async () => {
    const become = openFilm({ readyState: HAVE_ENOUGH_DATA });
    for (let time = 1; time < 100; time += 1) {
      become({ currentTime: time }, 'timeupdate');
      await pass(250);
    }
    expect(isFilmOff()).toBe(false);
  });

  it.each<[string, State, boolean]>([
    ['has the data to go on', { readyState: HAVE_ENOUGH_DATA }, true],
    ['has come to its end', { readyState: HAVE_CURRENT_DATA, duration: 1 }, true],
    ['waits for data', { readyState: HAVE_CURRENT_DATA, duration: 9 }, false],
    ['is paused', { readyState: HAVE_ENOUGH_DATA, paused: true }, false],
  ])('that has stood still for 3 s and %s, %j, gives way: %s', async (_, state, givesWay) => {
    const become = openFilm({});
    become({ currentTime: 0.5 }, 'timeupdate');
    await pass(2_999);
    become({ ...state, currentTime: 1 }, 'timeupdate');
    await pass(2_999);
    expect(isFilmOff()).toBe(false);
    await pass(1);
    expect(isFilmOff()).toBe(givesWay);
  });

  it('only spends its 3 s while the page is visible', async () => {
    hide(true);
    openFilm({ readyState: HAVE_ENOUGH_DATA });
    await pass(60_000);
    expect(isFilmOff()).toBe(false);
    hide(false);
    await pass(3_000);
    expect(isFilmOff()).toBe(true);
  });

  it('gives way immediately if the browser refuses playback', async () => {
    openFilm({ error: 'NotAllowedError' });
    await pass(0);
    expect(isFilmOff()).toBe(true);
  });

  it('is not refused if it was paused before it started', async () => {
    openFilm({ error: 'AbortError' });
    await pass(600_000);
    expect(isFilmOff()).toBe(false);
  });

  it('gets its 3 s from the moment the user resumes it', async () => {
    const become = openFilm({ readyState: HAVE_ENOUGH_DATA });
    become({ paused: true });
    await pass(60_000);
    expect(isFilmOff()).toBe(false);
    become({ paused: false }, 'play');
    await pass(3_000);
    expect(isFilmOff()).toBe(true);
  });
});
