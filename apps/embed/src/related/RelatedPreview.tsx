import { keyframes, styled } from 'styled-components';
import { RELATED_COLUMNS, RELATED_GUTTER } from '../constants.ts';
import { embedPath } from '../embed-path.ts';
import type { RelatedStill } from '../page-data.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { COLUMN, PREVIEW_CLASS, tileClass } from './preview-css.ts';

const Container = styled.div`
  container-type: inline-size;
`;

/** px that the gutters take from the width of all columns. */
const GUTTERS = (RELATED_COLUMNS - 1) * RELATED_GUTTER;

const List = styled.div`
  position: relative;
  ${COLUMN}: calc((100cqw - ${GUTTERS}px) / ${RELATED_COLUMNS});
`;

/** Timeline of a tile on its way through the frame. */
const SCROLLED = '--scrolled';

const comeIntoView = keyframes`
  from {
    translate: 0 -9999px;
  }
`;

const Tile = styled.a`
  position: absolute;
  top: calc(var(${COLUMN}) * var(--y, 0) + var(--gaps, 0px));
  inset-inline-start: calc((var(${COLUMN}) + ${RELATED_GUTTER}px) * var(--x, 0));
  width: var(${COLUMN});
  height: calc(var(${COLUMN}) * var(--high));
  border-radius: 4px;
  overflow: hidden;
  background: var(--muted);
  view-timeline: ${SCROLLED};

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;

    /* Browsers fetch a lazy-loaded picture long before it is in view, but not where it is far from that. */
    @supports (animation-timeline: view()) {
      animation: ${comeIntoView} step-start both;
      animation-duration: auto !important;
      animation-timeline: ${SCROLLED};
      animation-range: entry;
    }
  }
`;

interface RelatedPreviewProps {
  /** Each keeps its place. */
  all: readonly RelatedStill[];
  /** Those that the grid does not show yet. */
  shown: readonly RelatedStill[];
  /** What links take along. @default nothing */
  query?: string | undefined;
}

/**
 * The first related GIFs as stills, laid out by style alone: they are there before any script, in their
 * places at any width, and leave the line to the GIF above. Where each stands is in the styles that the server
 * sends with the page.
 */
export function RelatedPreview({ all, shown, query = '' }: RelatedPreviewProps) {
  // The host page's invitation travels on, so that it controls the next GIF as well.
  const hash = useHydrated() ? window.location.hash : '';
  return (
    <Container>
      <List className={PREVIEW_CLASS}>
        {all.map((still, index) =>
          shown.includes(still) ? (
            <Tile
              key={still.id}
              className={tileClass(index)}
              href={embedPath(still) + query + hash}
            >
              <img src={still.image} alt={still.alt} loading="lazy" fetchPriority="low" />
            </Tile>
          ) : undefined,
        )}
      </List>
    </Container>
  );
}
