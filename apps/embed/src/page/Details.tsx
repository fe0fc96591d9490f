import { getAltText, safeUrl } from '@gifkit/model';
import type { PageData } from '../page-data.ts';
import { track } from '../tracking/track.ts';
import { ArrowIcon } from '../ui/icons.tsx';
import { useEmbedLabels } from '../ui/labels.tsx';

interface ContinueWatchingProps extends Pick<PageData, 'gif' | 'service'> {
  /** Told when the visitor follows the link. */
  onContinue: () => void;
}

/** Leads to the GIF's own page on the provider's site. */
function ContinueWatching({ gif, service, onContinue }: ContinueWatchingProps) {
  const labels = useEmbedLabels();
  return (
    <a
      className="continue-watching"
      href={safeUrl(gif.url) ?? safeUrl(service.siteUrl)}
      target="_blank"
      rel="noopener"
      onClick={() => {
        track('click', 'continue');
        onContinue();
      }}
    >
      {labels.continueOn(service.providerName ?? labels.website)}
      <ArrowIcon />
    </a>
  );
}

type DetailsProps = ContinueWatchingProps & Pick<PageData, 'visit'>;

/** What the GIF is called, and where to see more like it. */
export function Details({ visit, ...props }: DetailsProps) {
  const { gif } = props;
  return (
    <div className="details">
      <h1>
        <bdi>{gif.title || getAltText(gif)}</bdi>
      </h1>
      {!visit.isMobile && <ContinueWatching {...props} />}
    </div>
  );
}
