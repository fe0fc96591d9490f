import { type IGif, safeUrl } from '@gifkit/model';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { embedPath } from '../page/embed-path.ts';
import type { Service } from '../page/page-data.ts';
import type { Track } from '../tracking/track.ts';
import { CopyField } from './CopyField.tsx';
import { NETWORK_ICONS } from './network-icons.ts';
import { openPopup } from './open-popup.ts';
import { embedCode, NETWORKS, type Network, shareUrl, toShared } from './share-urls.ts';

const Dialog = styled.div`
  position: absolute;
  inset: 0;
  z-index: 2;
  display: flex;
  flex-direction: column;
  gap: 14px;
  overflow: auto;
  padding: 14px;
  background: rgb(12 12 16 / 94%);
  color: #fff;

  h2 {
    margin: 0;
    font-size: 16px;
  }
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
`;

const Round = styled.button`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: #2a2a33;
  color: #fff;
  cursor: pointer;
  transition: background 0.3s;

  &:hover {
    background: #3f3f4b;
  }
  &[aria-pressed='true'] {
    background: #ff6666;
  }
  svg {
    width: 18px;
    height: 18px;
    fill: currentColor;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Notice = styled.p`
  margin: 0;
  font-size: 13px;

  a {
    color: #00ccff;
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  max-width: 560px;
`;

const CLOSE = 'm5 3 7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7z';
const HEART =
  'M12 21 3.5 12.6a5.6 5.6 0 0 1 0-8 5.7 5.7 0 0 1 8 0l.5.5.5-.5a5.7 5.7 0 0 1 8 0 5.6 5.6 0 0 1 0 8z';
const MORE = 'M3 10h4v4H3zm7 0h4v4h-4zm7 0h4v4h-4z';
const SEND = 'M3 21 22 12 3 3v7l11 2-11 2z';

const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

/** Those that the page offers, and that the player offers first. */
const FIRST_NETWORKS: readonly Network[] = ['facebook', 'twitter', 'pinterest'];

export interface ShareMenuProps {
  gif: IGif;
  service: Service;
  /** The embed page has popups, fields and a link; the bare player every social button. */
  variant: 'page' | 'player';
  isFavorite: boolean;
  onFavoriteToggle: () => void;
  onClose: () => void;
  track: Track;
}

/** How to share a GIF, over the player (spec.md section 2, share menu). */
export function ShareMenu({
  gif,
  service,
  variant,
  isFavorite,
  onFavoriteToggle,
  onClose,
  track,
}: ShareMenuProps) {
  const dialog = useRef<HTMLDivElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const [blocked, setBlocked] = useState<Network>();
  const shared = toShared(gif, service.publicUrl);
  const isPlayer = variant === 'player';

  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.querySelector('button')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  const share = (network: Network) => {
    track('click', network);
    setBlocked(openPopup(shareUrl(network, shared)) ? undefined : network);
  };

  const send = async () => {
    track('click', 'send');
    try {
      await navigator.share({ title: shared.title, url: shared.url });
    } catch (error) {
      // The visitor thought better of it; that is no failure.
      if ((error as Error).name !== 'AbortError') console.warn('The GIF was not sent', error);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Tab') return;
    const stops = [...(dialog.current?.querySelectorAll<HTMLElement>('button, a, input') ?? [])];
    const [last, first] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    if (document.activeElement !== last) return;
    event.preventDefault();
    first?.focus();
  };

  const networks = isPlayer && showsAll ? NETWORKS : FIRST_NETWORKS;
  const canSend = typeof navigator !== 'undefined' && 'share' in navigator;
  return (
    <Dialog ref={dialog} role="dialog" aria-modal="true" aria-label="Share" onKeyDown={onKeyDown}>
      <header>
        <h2>Share</h2>
        <Round type="button" aria-label="Close" onClick={onClose}>
          <Icon path={CLOSE} />
        </Round>
      </header>
      <Row>
        {networks.map((network) => (
          <Round
            key={network}
            type="button"
            aria-label={NETWORK_ICONS[network].name}
            title={NETWORK_ICONS[network].name}
            onClick={() => share(network)}
          >
            <Icon path={NETWORK_ICONS[network].path} />
          </Round>
        ))}
        {isPlayer && !showsAll && (
          <Round type="button" aria-label="Show all" onClick={() => setShowsAll(true)}>
            <Icon path={MORE} />
          </Round>
        )}
        {isPlayer ? (
          <Round
            type="button"
            aria-label="Favorite"
            aria-pressed={isFavorite}
            onClick={onFavoriteToggle}
          >
            <Icon path={HEART} />
          </Round>
        ) : (
          <Round
            as="a"
            href={safeUrl(gif.url) ?? safeUrl(service.siteUrl)}
            target="_blank"
            rel="noopener"
            aria-label="Favorite"
            onClick={() => track('click', 'favorite')}
          >
            <Icon path={HEART} />
          </Round>
        )}
        {isPlayer && canSend && (
          <Round type="button" aria-label="Send" onClick={send}>
            <Icon path={SEND} />
          </Round>
        )}
      </Row>
      <div role="status">
        {blocked && (
          <Notice>
            This page may open no windows.{' '}
            <a href={shareUrl(blocked, shared)} target="_blank" rel="noopener">
              {`Go to ${NETWORK_ICONS[blocked].name}`}
            </a>
          </Notice>
        )}
      </div>
      <Fields>
        <CopyField
          label="Embed code"
          value={embedCode(gif, service.publicUrl)}
          onCopy={() => track('copy', 'embed')}
        />
        <CopyField
          label="Link"
          value={safeUrl(gif.url) ?? service.publicUrl + embedPath(gif)}
          onCopy={() => track('copy', 'link')}
        />
      </Fields>
    </Dialog>
  );
}
