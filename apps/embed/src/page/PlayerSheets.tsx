import type { GifAction } from '@gifkit/analytics';
import type { ExternalVideo } from '../external-media/external-video.ts';
import type { PageData } from '../page-data.ts';
import type { PlayerControl } from '../player/use-player.ts';
import { LazyPart, lazyPart } from '../ui/LazyPart.tsx';
import { ViewLink } from '../ui/ViewLink.tsx';
import { PartLink } from './PartLink.tsx';

const MoreMenu = lazyPart(() => import('./MoreMenu.tsx'), 'MoreMenu');
const ShareMenu = lazyPart(() => import('../share/ShareMenu.tsx'), 'ShareMenu');
const RelatedSheet = lazyPart(() => import('../related/RelatedSheet.tsx'), 'RelatedSheet');

export interface PlayerSheetsProps {
  data: PageData;
  control: PlayerControl;
  toggleSound: (() => void) | undefined;
  video: ExternalVideo | undefined;
  count: (action: GifAction) => void;
}

export function PlayerSheets(props: PlayerSheetsProps) {
  const { data, control } = props;
  const { gif, service, variant } = data;
  const { sheet } = control.state;
  if (!sheet) return undefined;
  const onClose = () => control.dispatch({ type: 'close' });
  const parts = {
    menu: <MoreMenu {...props} />,
    share: <ShareMenu gif={gif} service={service} variant={variant} onClose={onClose} />,
    grid: <RelatedSheet {...data} onPausedChange={control.onAllPaused} onClose={onClose} />,
  };
  const fallback = (
    <PartLink onClose={onClose}>
      <ViewLink gif={gif} service={service} />
    </PartLink>
  );
  return (
    <LazyPart key={sheet} fallback={fallback}>
      {parts[sheet]}
    </LazyPart>
  );
}
