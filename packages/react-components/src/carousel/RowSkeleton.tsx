import { styled } from 'styled-components';
import { LateLoader, Placeholders, placeholder } from '../paging/placeholder.tsx';

interface RowSkeletonProps {
  count: number;
  /** Width of a placeholder in px. @default by varying aspect ratios */
  width: number | undefined;
  /** px */
  gutter: number;
  /** Corner radius in px. @default that of a GIF */
  radius: number | undefined;
}

const Row = styled(LateLoader)<{
  $width: number | undefined;
  $gutter: number;
  $radius: number | undefined;
}>`
  display: flex;
  gap: ${({ $gutter }) => $gutter}px;
  height: 100%;
  overflow: hidden;

  > i {
    flex: none;
    ${({ $width }) => ($width === undefined ? 'aspect-ratio: 4 / 3' : `width: ${$width}px`)};
    ${placeholder}

    ${({ $width }) =>
      $width === undefined &&
      `
        &:nth-child(3n + 2) { aspect-ratio: 1; }
        &:nth-child(4n + 3) { aspect-ratio: 16 / 9; }
      `}
  }
`;

/** Placeholders of a row, hidden from screen readers: the row itself is `aria-busy`. */
export const RowSkeleton = ({ count, width, gutter, radius }: RowSkeletonProps) => (
  <Row className="loader" $width={width} $gutter={gutter} $radius={radius} aria-hidden="true">
    <Placeholders count={count} />
  </Row>
);
