import { PageLink } from '../address/PageLink.tsx';
import { GifView } from './GifView.tsx';
import { type OpenedGifProps, useOpenedGif } from './opened-gif.ts';
import { Turner } from './Turner.tsx';

/** The page of one GIF, for visitors who come directly to its address. */
export function GifPage(props: OpenedGifProps) {
  const { turner, view } = useOpenedGif(props);
  return (
    <main id="content" tabIndex={-1} className="gif-page">
      <div className="dialog-bar">
        <PageLink className="button" to="/" onGoTo={props.onGoTo}>
          All GIFs
        </PageLink>
        <Turner {...turner} />
      </div>
      <GifView {...view} heading="h1" hasStill />
    </main>
  );
}
