import { LazyPart, lazyPart } from '../ui/LazyPart.tsx';
import { ViewLink } from '../ui/ViewLink.tsx';
import { PartLink } from './PartLink.tsx';
import type { PlayerPartProps } from './player-actions.ts';

const MoreMenu = lazyPart(() => import('./MoreMenu.tsx'), 'MoreMenu');
const ShareMenu = lazyPart(() => import('../share/ShareMenu.tsx'), 'ShareMenu');
const RelatedSheet = lazyPart(() => import('../related/RelatedSheet.tsx'), 'RelatedSheet');

export function PlayerSheets(props: PlayerPartProps) {
  const { data, control } = props;
  const { gif, service, view } = data;
  const { sheet } = control.state;
  if (!sheet) return undefined;
  const onClose = () => control.dispatch({ type: 'close' });
  const parts = {
    menu: <MoreMenu {...props} />,
    share: <ShareMenu gif={gif} service={service} view={view} onClose={onClose} />,
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
