export type FilmTurn = 'plays' | 'waits' | 'refused';

interface FilmPool {
  /**
   * Requests to play, first come, first served.
   *
   * @param onTurn called immediately and on each change.
   * @returns leaves the pool; the film that has waited longest plays next.
   */
  enter: (onTurn: (turn: FilmTurn) => void) => () => void;
  /** Refuses all films from now on, because the browser forbids autoplay. */
  close: () => void;
}

export function createFilmPool(limit: number): FilmPool {
  /** Last reported turn by listener, in order of requests. */
  const turns = new Map<(turn: FilmTurn) => void, FilmTurn | undefined>();
  let isClosed = false;

  function tell(): void {
    for (const [index, [onTurn, known]] of [...turns].entries()) {
      const turn = isClosed ? 'refused' : index < limit ? 'plays' : 'waits';
      if (turn === known || !turns.has(onTurn)) continue;
      turns.set(onTurn, turn);
      onTurn(turn);
    }
  }

  return {
    enter(listener) {
      const onTurn = (turn: FilmTurn) => listener(turn);
      turns.set(onTurn, undefined);
      tell();
      return () => {
        if (turns.delete(onTurn)) tell();
      };
    },
    close() {
      isClosed = true;
      tell();
    },
  };
}
