import { useLabels } from '@gifkit/headless';
import { useCaptions } from '@gifkit/headless/video';
import { safeUrl } from '@gifkit/model';
import { flushSync } from 'react-dom';
import { namesUploader, UserAttribution } from '../player/UserAttribution.tsx';
import { RELATED_TITLE_ID } from '../related/RelatedGifs.tsx';
import { track } from '../tracking/track.ts';
import { hasHostKeysOff } from '../ui/keys-off.ts';
import { useEmbedLabels } from '../ui/labels.tsx';
import { handFocus } from '../ui/player-focus.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { useStyles } from '../ui/use-styles.ts';
import css from './more-menu.css?inline';
import type { PlayerSheetsProps } from './PlayerSheets.tsx';
import { useKeysOff } from './use-keys-off.ts';

interface Entry {
  label: string;
  isThere: boolean;
  choose: () => void;
  /** State of a toggle; undefined for other items. */
  isChosen?: boolean;
  /** Link target, opened in a new tab. */
  href?: string | undefined;
}

/** Menu of the actions that have no button, or no room for one in a small frame. Lazy-loaded. */
export function MoreMenu({ data, control, toggleSound, video, count }: PlayerSheetsProps) {
  const { gif, service, visit, variant } = data;
  const { state, dispatch } = control;
  useStyles(css);
  const labels = useEmbedLabels();
  const { captions: nameCaptions, captionsOff } = useLabels();
  // The caption choice is shared by all players of the site.
  const { tracks, shown, choose: chooseCaptions } = useCaptions(gif);
  const [areKeysOff, toggleKeys] = useKeysOff();
  const page = safeUrl(gif.url) ?? safeUrl(service.siteUrl);
  const close = () => dispatch({ type: 'close' });
  const goToRelated = () => {
    flushSync(close);
    const title = document.getElementById(RELATED_TITLE_ID);
    if (!title) return;
    title.scrollIntoView();
    handFocus(title);
  };
  const isPlayer = variant === 'player';
  const toCaptions = (label: string, language: string | undefined): Entry => ({
    label: nameCaptions(label),
    isThere: toggleSound !== undefined && tracks.length > 0,
    isChosen: shown?.language === language,
    choose() {
      chooseCaptions(language);
      if (language) dispatch({ type: 'clipOn' });
      close();
    },
  });
  const entries: Entry[] = [
    {
      label: labels.share,
      isThere: true,
      choose() {
        track('click', 'share');
        dispatch({ type: 'open', sheet: 'share' });
      },
    },
    {
      label: labels.viewOn(service.providerName ?? labels.website),
      isThere: page !== undefined,
      href: page,
      choose() {
        track('click', 'view');
        count('CLICK');
      },
    },
    {
      label: state.isMuted ? labels.unmuteClip : labels.muteClip,
      isThere: toggleSound !== undefined,
      choose() {
        toggleSound?.();
        close();
      },
    },
    toCaptions(captionsOff, undefined),
    ...tracks.map(({ label, language }) => toCaptions(label, language)),
    {
      label: labels.watch,
      isThere: video !== undefined,
      choose() {
        track('click', 'watch');
        dispatch({ type: 'watch' });
      },
    },
    {
      label: labels.relatedGifs,
      isThere: !visit.isMobile,
      choose() {
        track('click', 'related');
        if (isPlayer) dispatch({ type: 'open', sheet: 'grid' });
        else goToRelated();
      },
    },
    {
      label: labels.keys,
      // A host page that turned shortcuts off has decided for the visitor.
      isThere: !hasHostKeysOff(),
      isChosen: !areKeysOff,
      choose: toggleKeys,
    },
  ];
  return (
    <Sheet title={labels.more} onClose={close}>
      {namesUploader(gif) && <UserAttribution user={gif.user} />}
      <ul className="more-menu">
        {entries
          .filter(({ isThere }) => isThere)
          .map(({ label, isChosen, href, choose }) => (
            <li key={label}>
              {href ? (
                <a href={href} target="_blank" rel="noopener" onClick={choose}>
                  {label}
                </a>
              ) : (
                <button type="button" aria-pressed={isChosen} onClick={choose}>
                  {label}
                </button>
              )}
            </li>
          ))}
      </ul>
    </Sheet>
  );
}
