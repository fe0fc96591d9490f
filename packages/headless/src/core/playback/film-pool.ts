/** Whether a film plays, waits until another one goes, or is not to be shown at all. */
export type FilmTurn = 'plays' | 'waits' | 'refused';

export interface FilmPool {
  /**
   * Asks to play. Who asked first plays first.
   *
   * @param onTurn called at once with the turn, and with each new turn.
   * @returns leaves the pool: the one that has waited longest plays next.
   */
  enter: (onTurn: (turn: FilmTurn) => void) => () => void;
  /** For a browser that forbids autoplay: all films are refused from now on. */
  close: () => void;
}

export function createFilmPool(limit: number): FilmPool {
  /** In the order in which they asked, each with the turn that it was told last. */
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
