import { MotionButton, MotionProvider } from '@gifkit/headless';
import type { PageData } from '../page-data.ts';
import { useEmbedLabels } from '../ui/labels.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { RelatedGrid } from './RelatedGrid.tsx';

interface RelatedSheetProps extends PageData {
  onPausedChange: (isPaused: boolean) => void;
  onClose: () => void;
}

export function RelatedSheet({ onClose, onPausedChange, ...data }: RelatedSheetProps) {
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
