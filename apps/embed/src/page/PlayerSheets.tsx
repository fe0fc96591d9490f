import { Suspense } from 'react';
import type { PageData } from '../page-data.ts';
import { Chrome } from '../player/PlayerFrame.ts';
import type { PlayerControl } from '../player/use-player.ts';
import { track } from '../tracking/track.ts';
import { RelatedSheet, ShareMenu } from './lazy-parts.ts';

interface PlayerSheetsProps {
  data: PageData;
  control: PlayerControl;
}

/** What opens over the player: the share menu, and in the bare player the related GIFs. */
export function PlayerSheets({ data, control: { state, dispatch } }: PlayerSheetsProps) {
  const { gif, service, variant } = data;
  return (
    <>
      {state.isShareOpen && (
        <Chrome>
          <Suspense>
            <ShareMenu
              gif={gif}
              service={service}
              variant={variant}
              onClose={() => dispatch({ type: 'closeShare' })}
              track={track}
            />
          </Suspense>
        </Chrome>
      )}
      {state.isGridOpen && (
        <Chrome>
          <Suspense>
            <RelatedSheet {...data} onClose={() => dispatch({ type: 'closeGrid' })} />
          </Suspense>
        </Chrome>
      )}
    </>
  );
}
