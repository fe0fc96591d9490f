import type { GifAction } from '@gifkit/analytics';
import type { ExternalVideo } from '../external-media/external-video.ts';
import type { PageData } from '../page-data.ts';
import type { PlayerControl } from '../player/use-player.ts';
import { track } from '../tracking/track.ts';

export interface PlayerPartProps {
  data: PageData;
  control: PlayerControl;
  video: ExternalVideo | undefined;
  count: (action: GifAction) => void;
}

/** Actions that have a button over the GIF or an item in the menu, or both. */
export function playerActions({ control: { dispatch }, count }: PlayerPartProps) {
  const tracked = (name: string, act: () => void) => () => {
    track('click', name);
    act();
  };
  return {
    share: tracked('share', () => dispatch({ type: 'open', sheet: 'share' })),
    view: tracked('view', () => count('CLICK')),
    watch: tracked('watch', () => dispatch({ type: 'watch' })),
    related: tracked('related', () => dispatch({ type: 'open', sheet: 'grid' })),
  };
}
