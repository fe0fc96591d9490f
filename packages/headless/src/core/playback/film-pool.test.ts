import { describe, expect, it } from 'vitest';
import type { FilmTurn } from './film-pool.ts';
import { createFilmPool, type FilmPool } from './film-pool.ts';

/** A film that asks to play, and every answer it got. */
function enter(pool: FilmPool) {
  const turns: FilmTurn[] = [];
  return { turns, leave: pool.enter((turn) => turns.push(turn)) };
}

describe('a pool of films', () => {
  it('lets as many play as it may, who asked first first', () => {
    const pool = createFilmPool(2);
    const films = [enter(pool), enter(pool), enter(pool)];
    expect(films.map(({ turns }) => turns)).toEqual([['plays'], ['plays'], ['waits']]);
  });

  it('gives the place of one that goes to the one that has waited longest', () => {
    const pool = createFilmPool(1);
    const [first, second, third] = [enter(pool), enter(pool), enter(pool)];
    first.leave();
    expect([second.turns, third.turns]).toEqual([['waits', 'plays'], ['waits']]);
  });

  it('passes over one that went while it waited', () => {
    const pool = createFilmPool(1);
    const [first, second, third] = [enter(pool), enter(pool), enter(pool)];
    second.leave();
    first.leave();
    expect([second.turns, third.turns]).toEqual([['waits'], ['waits', 'plays']]);
  });

  it('gives no place away twice', () => {
    const pool = createFilmPool(1);
    const [first, second, third] = [enter(pool), enter(pool), enter(pool)];
    first.leave();
    first.leave();
    expect([second.turns.at(-1), third.turns.at(-1)]).toEqual(['plays', 'waits']);
  });

  it('puts who comes back at the end', () => {
    const pool = createFilmPool(1);
    const [first, second] = [enter(pool), enter(pool)];
    first.leave();
    const again = enter(pool);
    expect([second.turns.at(-1), again.turns]).toEqual(['plays', ['waits']]);
  });

  it('refuses everybody, and whoever comes later, once it is closed', () => {
    const pool = createFilmPool(1);
    const [first, second] = [enter(pool), enter(pool)];
    pool.close();
    expect([first.turns, second.turns, enter(pool).turns]).toEqual([
      ['plays', 'refused'],
      ['waits', 'refused'],
      ['refused'],
    ]);
  });

  it('lets one go that leaves because of the answer', () => {
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
