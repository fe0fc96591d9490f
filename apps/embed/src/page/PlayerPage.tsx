import type { PageData } from '../page-data.ts';
import { startsAtRest } from '../player/starts-at-rest.ts';
import { usePlayer } from '../player/use-player.ts';
import { Player } from './Player.tsx';

/** The bare player: nothing but the GIF and what lies over it. */
export function PlayerPage(data: PageData) {
  const control = usePlayer(startsAtRest(data));
  return (
    <main className="bare-page">
      <Player data={data} control={control} />
    </main>
  );
}
