import { MotionProvider } from '@gifkit/react-components';
import { styled } from 'styled-components';
import { useEmbedLabels } from '../labels/embed-labels-context.ts';
import type { PageData } from '../page-data.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { PauseAll } from './PauseAll.ts';
import { RelatedGrid } from './RelatedGrid.tsx';

const Shelf = styled.section`
  align-self: start;
  padding-top: 8px;
`;

const Controls = styled.div`
  display: flex;
  justify-content: end;
  padding-bottom: 8px;
`;

interface RelatedSheetProps extends PageData {
  /** The visitor paused everything, or lets it move. */
  onPausedChange: (isPaused: boolean) => void;
  onClose: () => void;
}

/** What is like the GIF, over the bare player. */
export function RelatedSheet({ onClose, onPausedChange, ...data }: RelatedSheetProps) {
  const { relatedGifs } = useEmbedLabels();
  return (
    <Sheet title={relatedGifs} isTall onClose={onClose}>
      <Shelf aria-label={relatedGifs}>
        <MotionProvider onPausedChange={onPausedChange}>
          <Controls>
            <PauseAll />
          </Controls>
          <RelatedGrid {...data} />
        </MotionProvider>
      </Shelf>
    </Sheet>
  );
}
