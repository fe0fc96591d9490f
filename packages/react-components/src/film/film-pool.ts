import type { FilmTurn } from './film-turn.ts';

export interface FilmPool {
  /**
   * Asks to play. Who asked first plays first.
   *
   * @param onTurn gets the answer at once, and each new one.
   * @returns gives the place to the one that has waited longest.
   */
  enter: (onTurn: (turn: FilmTurn) => void) => () => void;
  /** The browser plays no film by itself: nobody gets a turn any more. */
  close: () => void;
}

/** Bounds how many films play at the same time. */
export function createFilmPool(limit: number): FilmPool {
  /** In the order in which they asked, with the turn that they know of. */
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
