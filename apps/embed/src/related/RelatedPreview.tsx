import { getBrandColor } from '@gifkit/model';
import { styled } from 'styled-components';
import {
  GRID_WIDTH,
  RELATED_COLUMNS,
  RELATED_GUTTER,
  RENDITION_SCALE_UP_TOLERANCE,
} from '../constants.ts';
import { embedPath } from '../embed-path.ts';
import type { RelatedStill } from '../page-data.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { type Length, layOutPreview, type PreviewTile } from './preview-layout.ts';

/** px that the gutters take from the width of all columns. */
const GUTTERS = (RELATED_COLUMNS - 1) * RELATED_GUTTER;
const COLUMN = `((100cqw - ${GUTTERS}px) / ${RELATED_COLUMNS})`;

/** Width of a column, short by the px that a picture may be scaled up. */
const SIZES = `calc(min(100vw, ${GRID_WIDTH}px) / ${RELATED_COLUMNS} - ${RENDITION_SCALE_UP_TOLERANCE}px)`;

/** A comma in a URL would end its entry. */
const toSrcSet = ({ images }: RelatedStill): string =>
  images.map(({ url, width }) => `${url.replaceAll(',', '%2C')} ${width}w`).join(', ');

const toCss = ({ columns, pixels }: Length) => `(${COLUMN} * ${columns.toFixed(4)} + ${pixels}px)`;

const Container = styled.div`
  container-type: inline-size;
`;

const List = styled.div<{ $heights: readonly Length[] }>`
  position: relative;
  height: max(${({ $heights }) => $heights.map(toCss).join(', ')});
`;

const Tile = styled.a<{ $tile: PreviewTile }>`
  position: absolute;
  top: calc(${({ $tile }) => toCss($tile.top)});
  left: calc((${COLUMN} + ${RELATED_GUTTER}px) * ${({ $tile }) => $tile.column});
  width: calc(${COLUMN});
  height: calc(${COLUMN} * ${({ $tile }) => $tile.ratio.toFixed(4)});
  border-radius: 4px;
  overflow: hidden;
  background: ${({ $tile }) => getBrandColor($tile.still.id)};

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

interface RelatedPreviewProps {
  /** Each keeps its place. */
  all: readonly RelatedStill[];
  /** Those that the grid does not show yet. */
  shown: readonly RelatedStill[];
}

/**
 * The first related GIFs as stills, laid out by style alone: they are there before any script, in their
 * places at any width, and leave the line to the GIF above.
 */
export function RelatedPreview({ all, shown }: RelatedPreviewProps) {
  // The host page's invitation travels on, so that it controls the next GIF as well.
  const hash = useHydrated() ? window.location.hash : '';
  const { tiles, heights } = layOutPreview(all, RELATED_COLUMNS, RELATED_GUTTER);
  return (
    <Container>
      <List $heights={heights}>
        {tiles
          .filter(({ still }) => shown.includes(still))
          .map((tile) => (
            <Tile key={tile.still.id} href={embedPath(tile.still) + hash} $tile={tile}>
              <img
                src={tile.still.images.at(-1)?.url}
                srcSet={toSrcSet(tile.still)}
                sizes={SIZES}
                alt={tile.still.alt}
                loading="lazy"
                fetchPriority="low"
                decoding="async"
              />
            </Tile>
          ))}
      </List>
    </Container>
  );
}
