import { styled } from 'styled-components';
import type { PageData } from '../page-data.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { RelatedGrid } from './RelatedGrid.tsx';

const Shelf = styled.section`
  align-self: start;
  padding-top: 8px;
`;

/** What is like the GIF, over the bare player. */
export function RelatedSheet({ onClose, ...data }: PageData & { onClose: () => void }) {
  return (
    <Sheet title="Related GIFs" isTall onClose={onClose}>
      <Shelf aria-label="Related GIFs">
        <RelatedGrid {...data} />
      </Shelf>
    </Sheet>
  );
}
