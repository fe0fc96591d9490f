import { styled } from 'styled-components';
import { LateLoader, Placeholders, placeholder } from '../paging/placeholder.tsx';

export interface RowSkeletonProps {
  count: number;
  /** px; of every GIF. @default by different aspect ratios */
  width: number | undefined;
  /** px */
  gutter: number;
  /** px; of the corners. @default that of a GIF */
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

/** Where the next GIFs of a row will be. Screen readers learn from the row that it is loading. */
export const RowSkeleton = ({ count, width, gutter, radius }: RowSkeletonProps) => (
  <Row className="loader" $width={width} $gutter={gutter} $radius={radius} aria-hidden="true">
    <Placeholders count={count} />
  </Row>
);
