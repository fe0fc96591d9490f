import { useLabels } from '@gifkit/headless';
import { rememberedAs } from '@gifkit/headless/utils';
import { useCaptions } from '@gifkit/headless/video';
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { UserAttribution } from '../player/UserAttribution.tsx';
import { RELATED_TITLE_ID } from '../related/RelatedGifs.tsx';
import { track } from '../tracking/track.ts';
import { hasHostKeysOff, KEYS_KEY, KEYS_OFF } from '../ui/keys-off.ts';
import { useEmbedLabels } from '../ui/labels.tsx';
import { handFocus } from '../ui/player-focus.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { useStyles } from '../ui/use-styles.ts';
import { pageOf, ViewLink } from '../ui/ViewLink.tsx';
import css from './more-menu.css?inline';
import { type PlayerPartProps, playerActions } from './player-actions.ts';

/** @param isChosen state of a toggle. Default: no toggle. */
const item = (label: string, choose: () => void, isChosen?: boolean) => (
  <li key={label}>
    <button type="button" aria-pressed={isChosen} onClick={choose}>
      {label}
    </button>
  </li>
);

const keys = rememberedAs(KEYS_KEY);

/** Menu of the actions that have no button, or no room for one in a small frame. Lazy-loaded. */
export function MoreMenu(props: PlayerPartProps) {
  const { data, control, video } = props;
  const { gif, service, visit, view } = data;
  const { dispatch } = control;
  const { share, view: onView, watch, related } = playerActions(props);
  useStyles(css);
  const labels = useEmbedLabels();
  const { captions: nameCaptions, captionsOff } = useLabels();
  // The caption choice is shared by all players of the site.
  const { tracks, shown, choose: chooseCaptions } = useCaptions(gif);
  const areKeysOff = useSyncExternalStore(keys.follow, keys.read) === KEYS_OFF;
  const close = () => dispatch({ type: 'close' });
  const goToRelated = () => {
    track('click', 'related');
    flushSync(close);
    const title = document.getElementById(RELATED_TITLE_ID);
    if (!title) return;
    title.scrollIntoView();
    handFocus(title);
  };
  const captions = (label: string, language?: string) => {
    const choose = () => {
      chooseCaptions(language);
      if (language) dispatch({ type: 'clipOn' });
      close();
    };
    return item(nameCaptions(label), choose, shown?.language === language);
  };
  return (
    <Sheet title={labels.more} onClose={close}>
      {gif.user && <UserAttribution user={gif.user} />}
      <ul className="more-menu">
        {item(labels.share, share)}
        {pageOf(data) && (
          <li>
            <ViewLink gif={gif} service={service} onClick={onView} />
          </li>
        )}
        {tracks.length > 0 && captions(captionsOff)}
        {tracks.map(({ label, language }) => captions(label, language))}
        {video && item(labels.watch, watch)}
        {!visit.isMobile &&
          !service.isCatalog &&
          item(labels.relatedGifs, view === 'player' ? related : goToRelated)}
        {/* A host page that turned shortcuts off has decided for the user. */}
        {!hasHostKeysOff() &&
          item(labels.keys, () => keys.remember(areKeysOff ? 'on' : KEYS_OFF), !areKeysOff)}
      </ul>
    </Sheet>
  );
}
