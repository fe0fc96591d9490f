import { expect, it } from 'vitest';
import { createFilmPool } from './film-pool.ts';

type Pool = ReturnType<typeof createFilmPool>;

/** Lets a film enter a pool; `turns` are those that it is told. */
function enter(pool: Pool) {
  const turns: string[] = [];
  return { turns, leave: pool.enter((turn) => turns.push(turn)) };
}
type Film = ReturnType<typeof enter>;

it.each<[string, (films: [Film, Film, Film], pool: Pool) => unknown, string[][]]>([
  [
    'plays films up to its limit, in order of requests',
    () => {},
    [['plays'], ['waits'], ['waits']],
  ],
  [
    'plays the film that has waited longest when one leaves',
    ([first]) => first.leave(),
    [['plays'], ['waits', 'plays'], ['waits']],
  ],
  [
    'skips a film that left while waiting',
    ([first, second]) => [second.leave(), first.leave()],
    [['plays'], ['waits'], ['waits', 'plays']],
  ],
  [
    'frees a slot only once',
    ([first]) => [first.leave(), first.leave()],
    [['plays'], ['waits', 'plays'], ['waits']],
  ],
  [
    'refuses current and later films after it is closed',
    (_, pool) => [pool.close(), expect(enter(pool).turns).toEqual(['refused'])],
    [
      ['plays', 'refused'],
      ['waits', 'refused'],
      ['waits', 'refused'],
    ],
  ],
  [
    'puts a returning film at the end',
    ([first, second], pool) => {
      first.leave();
      const again = enter(pool);
      second.leave();
      expect(again.turns).toEqual(['waits']);
    },
    [['plays'], ['waits', 'plays'], ['waits', 'plays']],
  ],
])('a pool of films %s', (_, change, turns) => {
  const pool = createFilmPool(1);
  const films: [Film, Film, Film] = [enter(pool), enter(pool), enter(pool)];
  change(films, pool);
  expect(films.map((film) => film.turns)).toEqual(turns);
});

it('lets several films play, and a film leave from its own callback', () => {
  const pool = createFilmPool(2);
  const [first, second] = [enter(pool), enter(pool)];
  const turns: string[] = [];
  const leave: () => void = pool.enter((turn) => {
    turns.push(turn);
    if (turn === 'plays') leave();
  });
  const third = enter(pool);
  first.leave();
  expect([second.turns, turns, third.turns]).toEqual([
    ['plays'],
    ['waits', 'plays'],
    ['waits', 'plays'],
  ]);
});
