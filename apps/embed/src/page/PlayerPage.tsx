import type { PageProps } from '../page-data.ts';
import { usePlayer } from '../player/use-player.ts';
import { Player } from './Player.tsx';

export function PlayerPage({ host, ...data }: PageProps) {
  const control = usePlayer(data);
  return (
    <main className="bare-page">
      <Player data={data} control={control} host={host} />
    </main>
  );
}
