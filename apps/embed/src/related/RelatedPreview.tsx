import { type GifID, getAltText, getBrandColor, type IGif, safeUrl } from '@gifkit/model';
import { styled } from 'styled-components';
import { RELATED_COLUMNS, RELATED_GUTTER } from '../constants.ts';
import { embedPath } from '../embed-path.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { type Length, layOutPreview, type PreviewTile } from './preview-layout.ts';

/** px that the gutters take from the width of all columns. */
const GUTTERS = (RELATED_COLUMNS - 1) * RELATED_GUTTER;
const COLUMN = `((100cqw - ${GUTTERS}px) / ${RELATED_COLUMNS})`;

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
  background: ${({ $tile }) => getBrandColor($tile.gif.id)};

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

interface RelatedPreviewProps {
  gifs: readonly IGif[];
  /** Those that are shown by someone else already. */
  without: ReadonlySet<GifID>;
}

/**
 * The first related GIFs as stills, laid out by style alone: they are there before any script, in their
 * places at any width, and leave the line to the GIF above.
 */
export function RelatedPreview({ gifs, without }: RelatedPreviewProps) {
  // The host page's invitation travels on, so that it controls the next GIF as well.
  const hash = useHydrated() ? window.location.hash : '';
  const { tiles, heights } = layOutPreview(gifs, RELATED_COLUMNS, RELATED_GUTTER);
  return (
    <Container>
      <List $heights={heights}>
        {tiles
          .filter(({ gif }) => !without.has(gif.id))
          .map((tile) => (
            <Tile key={tile.gif.id} href={embedPath(tile.gif) + hash} $tile={tile}>
              <img
                src={safeUrl(tile.gif.images.fixed_width_still?.url)}
                alt={getAltText(tile.gif)}
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
