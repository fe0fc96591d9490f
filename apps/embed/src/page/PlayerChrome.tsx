import { safeUrl } from '@gifkit/model';
import { PRODUCT_NAME } from '../constants.ts';
import type { PageService } from '../page-data.ts';
import { PlayPauseButton } from '../player/PlayPauseButton.tsx';
import { isFooterOpen } from '../player/player-state.ts';
import { UserAttribution } from '../player/UserAttribution.tsx';
import { track } from '../tracking/track.ts';
import { GridIcon, LogoMark, MoreIcon, ShareIcon, Wordmark } from '../ui/icons.tsx';
import { useEmbedLabels } from '../ui/labels.tsx';
import { ViewLink } from '../ui/ViewLink.tsx';
import { type PlayerPartProps, playerActions } from './player-actions.ts';
import { WatchLink } from './WatchLink.tsx';

interface HeaderProps {
  service: PageService;
  onShare: (() => void) | undefined;
}

function Header({ service, onShare }: HeaderProps) {
  const labels = useEmbedLabels();
  const site = safeUrl(service.siteUrl);
  const name = service.providerName ?? PRODUCT_NAME;
  const isOwn = name === PRODUCT_NAME;
  return (
    <header className="player-header">
      <a
        className="logo"
        aria-label={isOwn ? name : undefined}
        href={site}
        target="_blank"
        rel="noopener"
        onClick={() => track('click', 'logo')}
      >
        {!service.hidesMark && <LogoMark height={18} />}
        {isOwn ? <Wordmark /> : name}
      </a>
      {onShare && (
        <button type="button" className="round-button" aria-label={labels.share} onClick={onShare}>
          <ShareIcon />
        </button>
      )}
    </header>
  );
}

interface PlayerChromeProps extends PlayerPartProps {
  captionsButton: ((container: HTMLElement | null) => void) | undefined;
}

export function PlayerChrome({ captionsButton, ...props }: PlayerChromeProps) {
  const { data, control, video, count } = props;
  const { gif, service, visit, view } = data;
  const { state, isPaused, dispatch, toggle } = control;
  const labels = useEmbedLabels();
  const { isMobile, isTwitter } = visit;
  const actions = playerActions(props);

  const isItsTime = view === 'embed' || state.hasHovered || isMobile;
  const attribution = isItsTime && gif.user && (
    <div className="chrome attribution">
      <UserAttribution user={gif.user} />
    </div>
  );
  const watch = video && (
    <WatchLink
      video={video}
      isBack={state.hasWatched}
      onWatch={() => dispatch({ type: 'watch' })}
    />
  );
  const captions = captionsButton && state.isClipOn && (
    <div ref={captionsButton} className="chrome captions-slot" />
  );
  const playPause = (
    <PlayPauseButton
      isPaused={isPaused}
      isFlashing={gif.is_flashing === true}
      isUndecided={state.choice === undefined && !control.startsAtRest}
      onToggle={() => {
        track('click', isPaused ? 'play' : 'pause');
        // Clips count their own plays.
        if (isPaused && !state.isClipOn) count('START');
        toggle();
      }}
    />
  );
  const viewLink = <ViewLink className="pill" gif={gif} service={service} onClick={actions.view} />;
  const relatedButton = view === 'player' && !service.isCatalog && (
    <div className="chrome">
      <button
        type="button"
        className="round-button"
        aria-label={labels.relatedGifs}
        onClick={actions.related}
      >
        <GridIcon />
      </button>
    </div>
  );
  const footer = (
    <footer
      className="player-footer"
      data-open={isFooterOpen(state) || undefined}
      data-mobile={isMobile || undefined}
    >
      {attribution}
      <div className="controls">
        {watch}
        {isMobile ? viewLink : relatedButton}
        {captions}
        {playPause}
        {/* Holds actions without their own button; in the smallest frames, all actions. */}
        <button
          type="button"
          className="round-button"
          aria-label={labels.more}
          onClick={() => dispatch({ type: 'open', sheet: 'menu' })}
        >
          <MoreIcon />
        </button>
      </div>
    </footer>
  );

  return (
    <>
      <div
        className="layer"
        data-stays={isPaused || state.isHovered || isMobile || isTwitter || undefined}
        // Stickers keep their light background; the parts over them have their own.
        data-dimmed={(!isMobile && !gif.is_sticker) || undefined}
        data-counted={state.hasHovered || undefined}
      >
        <div className="chrome">
          <Header service={service} onShare={isMobile ? undefined : actions.share} />
        </div>
        {!isMobile && footer}
      </div>
      {/* On phones the footer is outside the dimmed layer. */}
      {isMobile && footer}
    </>
  );
}
