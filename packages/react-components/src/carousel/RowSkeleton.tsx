import { styled } from 'styled-components';
import { LateLoader, Placeholders, placeholder, placeholderStyle } from '../paging/placeholder.tsx';

interface RowSkeletonProps {
  count: number;
  /** Width of a placeholder in px. Default: from varying aspect ratios. */
  width: number | undefined;
  /** px */
  gutter: number;
  /** Corner radius in px. Default: that of a GIF. */
  radius: number | undefined;
}

const Row = styled(LateLoader)`
  display: flex;
  gap: var(--_gutter);
  height: 100%;
  overflow: hidden;

  > i {
    flex: none;
    width: var(--_width, auto);
    aspect-ratio: 4 / 3;
    ${placeholder}

    /* By type: on a server, the first child is a style element. */
    &:nth-of-type(3n + 2) {
      aspect-ratio: 1;
    }
    &:nth-of-type(4n + 3) {
      aspect-ratio: 16 / 9;
    }
  }
`;

/** Placeholders of a row, hidden from screen readers: the row itself is `aria-busy`. */
export const RowSkeleton = ({ count, width, gutter, radius }: RowSkeletonProps) => (
  <Row
    className="loader"
    style={{
      ...placeholderStyle(gutter, radius),
      ...(width !== undefined && { '--_width': `${width}px` }),
    }}
    aria-hidden="true"
  >
    <Placeholders count={count} />
  </Row>
);
