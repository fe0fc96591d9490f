import { MotionButton, MotionProvider } from '@gifkit/headless';
import { useEmbedLabels } from '../labels/embed-labels-context.ts';
import type { PageData } from '../page-data.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { useStyles } from '../ui/use-styles.ts';
import { RelatedGrid } from './RelatedGrid.tsx';
import { css } from './related-sheet.css?style';

interface RelatedSheetProps extends PageData {
  /** The visitor paused everything, or lets it move. */
  onPausedChange: (isPaused: boolean) => void;
  onClose: () => void;
}

/** What is like the GIF, over the bare player. */
export function RelatedSheet({ onClose, onPausedChange, ...data }: RelatedSheetProps) {
  useStyles(css);
  const { relatedGifs } = useEmbedLabels();
  return (
    <Sheet title={relatedGifs} isTall onClose={onClose}>
      <section className="related-sheet" aria-label={relatedGifs}>
        <MotionProvider onPausedChange={onPausedChange}>
          <div className="related-sheet-controls">
            <MotionButton className="pause-all" />
          </div>
          <RelatedGrid {...data} />
        </MotionProvider>
      </section>
    </Sheet>
  );
}
