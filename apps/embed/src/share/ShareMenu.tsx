import { rememberedAs } from '@gifkit/headless/utils';
import type { IGif } from '@gifkit/model';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { PageData, PageService } from '../page-data.ts';
import { track } from '../tracking/track.ts';
import { MoreIcon, ShareIcon } from '../ui/icons.tsx';
import { useEmbedLabels } from '../ui/labels.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useStyles } from '../ui/use-styles.ts';
import { ViewLink } from '../ui/ViewLink.tsx';
import { CopyField } from './CopyField.tsx';
import css from './share.css?inline';
import { embedCode, NETWORKS, type Network, toShared } from './share-urls.ts';

/** px; size of share dialogs. */
const POPUP_WIDTH = 750;
const POPUP_HEIGHT = 350;

const HEART =
  'M12 21 3.5 12.6a5.6 5.6 0 0 1 0-8 5.7 5.7 0 0 1 8 0l.5.5.5-.5a5.7 5.7 0 0 1 8 0 5.6 5.6 0 0 1 0 8z';

const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

/** Number of networks of the page, and of those that the player shows first. */
const FIRST_NETWORKS = 3;

/**
 * Opens a share dialog in a popup at the center of the screen.
 *
 * @returns false if the browser blocks it, for example in a sandboxed frame.
 */
function openPopup(url: string): boolean {
  const left = Math.round(window.screenX + (window.outerWidth - POPUP_WIDTH) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - POPUP_HEIGHT) / 2);
  const features = `width=${POPUP_WIDTH},height=${POPUP_HEIGHT},left=${left},top=${top}`;
  const popup = window.open(url, '_blank', `popup,${features}`);
  if (!popup) return false;
  popup.opener = null;
  return true;
}

interface ShareMenuProps {
  gif: IGif;
  service: PageService;
  /** The embed page has popups, fields and a link; the bare player all social buttons. */
  view: PageData['view'];
  onClose: () => void;
}

export function ShareMenu({ gif, service, view, onClose }: ShareMenuProps) {
  useStyles(css);
  const labels = useEmbedLabels();
  const [showsAll, setShowsAll] = useState(false);
  const favorite = rememberedAs(`gifkitFavorite:${gif.id}`);
  const isFavorite = useSyncExternalStore(favorite.follow, favorite.read) === 'on';
  const [blocked, setBlocked] = useState<Network>();
  const shared = toShared(gif, service.publicUrl);
  const isPlayer = view === 'player';

  const share = (network: Network) => {
    track('click', network.name.toLowerCase());
    setBlocked(openPopup(network.shareUrl(shared)) ? undefined : network);
  };

  const send = async () => {
    track('click', 'send');
    try {
      await navigator.share({ title: shared.title, url: shared.url });
    } catch (error) {
      // AbortError means that the user canceled.
      if ((error as Error).name !== 'AbortError') console.warn('The GIF was not sent', error);
    }
  };

  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Focus the first new button, because the "more" button is gone.
    if (showsAll) row.current?.querySelectorAll('button')[FIRST_NETWORKS]?.focus();
  }, [showsAll]);

  const networks = isPlayer && showsAll ? NETWORKS : NETWORKS.slice(0, FIRST_NETWORKS);
  const canSend = 'share' in navigator;
  return (
    <Sheet title={labels.share} onClose={onClose}>
      <div ref={row} className="share-row">
        {networks.map((network) => (
          <button
            key={network.name}
            type="button"
            className="sheet-button"
            title={network.name}
            onClick={() => share(network)}
          >
            <Icon path={network.path} />
          </button>
        ))}
        {isPlayer && !showsAll && (
          <button
            type="button"
            className="sheet-button share-more"
            onClick={() => setShowsAll(true)}
          >
            <MoreIcon />
            {labels.showAll}
          </button>
        )}
        {isPlayer ? (
          <button
            type="button"
            className="sheet-button"
            aria-label={labels.favorite}
            aria-pressed={isFavorite}
            onClick={() => favorite.remember(isFavorite ? 'off' : 'on')}
          >
            <Icon path={HEART} />
          </button>
        ) : (
          <ViewLink
            className="sheet-button"
            gif={gif}
            service={service}
            aria-label={labels.favorite}
            onClick={() => track('click', 'favorite')}
          >
            <Icon path={HEART} />
          </ViewLink>
        )}
        {isPlayer && canSend && (
          <button type="button" className="sheet-button" aria-label={labels.send} onClick={send}>
            <ShareIcon />
          </button>
        )}
      </div>
      <div className="share-status" role="status">
        {blocked && (
          <p>
            {`${labels.noWindows} `}
            <a href={blocked.shareUrl(shared)} target="_blank" rel="noopener">
              {labels.goTo(blocked.name)}
            </a>
          </p>
        )}
      </div>
      <div className="share-fields">
        <CopyField
          label={labels.embedCode}
          value={embedCode(gif, service.publicUrl)}
          onCopy={() => track('copy', 'embed')}
        />
        <CopyField label={labels.link} value={shared.url} onCopy={() => track('copy', 'link')} />
      </div>
    </Sheet>
  );
}
