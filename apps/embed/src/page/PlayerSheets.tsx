import type { GifAction } from '@gifkit/analytics';
import { safeUrl } from '@gifkit/model';
import type { ReactNode } from 'react';
import type { ExternalVideo } from '../external-media/external-video.ts';
import type { PageData } from '../page-data.ts';
import type { SheetName } from '../player/player-state.ts';
import type { PlayerControl } from '../player/use-player.ts';
import { LazyPart } from '../ui/LazyPart.tsx';
import { useEmbedLabels } from '../ui/labels.tsx';
import { MoreMenu, RelatedSheet, ShareMenu } from './lazy-parts.ts';
import { PartLink } from './PartLink.tsx';

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
  const labels = useEmbedLabels();
  const { sheet } = control.state;
  if (!sheet) return undefined;
  const site = service.providerName ?? labels.website;
  const close = () => control.dispatch({ type: 'close' });
  const parts: Record<SheetName, { part: ReactNode; elsewhere: string }> = {
    menu: { part: <MoreMenu {...props} />, elsewhere: labels.viewOn(site) },
    share: {
      part: <ShareMenu gif={gif} service={service} variant={variant} onClose={close} />,
      elsewhere: labels.shareFrom(site),
    },
    grid: {
      part: <RelatedSheet {...data} onPausedChange={control.onAllPaused} onClose={close} />,
      elsewhere: labels.seeMoreOn(site),
    },
  };
  const { part, elsewhere } = parts[sheet];
  return (
    <LazyPart
      key={sheet}
      fallback={
        <PartLink href={safeUrl(gif.url) ?? safeUrl(service.siteUrl)} onClose={close}>
          {elsewhere}
        </PartLink>
      }
    >
      {part}
    </LazyPart>
  );
}
