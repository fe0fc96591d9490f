import { describe, expect, it } from 'vitest';
import type { FilmTurn } from './film-pool.ts';
import { createFilmPool } from './film-pool.ts';

function enter(pool: ReturnType<typeof createFilmPool>) {
  const turns: FilmTurn[] = [];
  return { turns, leave: pool.enter((turn) => turns.push(turn)) };
}

describe('a pool of films', () => {
  it('plays films up to the limit, in order of requests', () => {
    const pool = createFilmPool(2);
    const films = [enter(pool), enter(pool), enter(pool)];
    expect(films.map(({ turns }) => turns)).toEqual([['plays'], ['plays'], ['waits']]);
  });

  it('plays the film that has waited longest when one leaves', () => {
    const pool = createFilmPool(1);
    const [first, second, third] = [enter(pool), enter(pool), enter(pool)];
    first.leave();
    expect([second.turns, third.turns]).toEqual([['waits', 'plays'], ['waits']]);
  });

  it('skips a film that left while waiting', () => {
    const pool = createFilmPool(1);
    const [first, second, third] = [enter(pool), enter(pool), enter(pool)];
    second.leave();
    first.leave();
    expect([second.turns, third.turns]).toEqual([['waits'], ['waits', 'plays']]);
  });

  it('frees a slot only once', () => {
    const pool = createFilmPool(1);
    const [first, second, third] = [enter(pool), enter(pool), enter(pool)];
    first.leave();
    first.leave();
    expect([second.turns.at(-1), third.turns.at(-1)]).toEqual(['plays', 'waits']);
  });

  it('puts a returning film at the end', () => {
    const pool = createFilmPool(1);
    const [first, second] = [enter(pool), enter(pool)];
    first.leave();
    const again = enter(pool);
    expect([second.turns.at(-1), again.turns]).toEqual(['plays', ['waits']]);
  });

  it('refuses current and later films after it is closed', () => {
    const pool = createFilmPool(1);
    const [first, second] = [enter(pool), enter(pool)];
    pool.close();
    expect([first.turns, second.turns, enter(pool).turns]).toEqual([
      ['plays', 'refused'],
      ['waits', 'refused'],
      ['refused'],
    ]);
  });

  it('lets a film leave from its own callback', () => {
    const pool = createFilmPool(1);
    const first = enter(pool);
    const turns: FilmTurn[] = [];
    const leave: () => void = pool.enter((turn) => {
      turns.push(turn);
      if (turn === 'plays') leave();
    });
    const third = enter(pool);
    first.leave();
    expect([turns, third.turns]).toEqual([
      ['waits', 'plays'],
      ['waits', 'plays'],
    ]);
  });
});
