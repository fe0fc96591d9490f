import * as Video from '@gifkit/headless/video';
import type { IGif } from '@gifkit/model';

export function OwnPlayer({ clip }: { clip: IGif }) {
  return (
    <Video.Root gif={clip} width={480} className="player">
      <Video.Media />
      <Video.Controls className="player-controls">
        <Video.PlayButton />
        <Video.Progress className="player-progress" />
        <Video.MuteButton />
        <Video.Volume className="player-volume" />
        <Video.CaptionsButton />
      </Video.Controls>
      <Video.Waiting className="player-message" />
      <Video.Error className="player-message" />
    </Video.Root>
  );
}
