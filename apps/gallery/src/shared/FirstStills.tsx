import { type GifID, getAltText, getAspectRatio, type IGif, safeUrl } from '@gifkit/model';
import type { GridMemory } from '@gifkit/react-components';
import { type SyntheticEvent, startTransition, useCallback, useState } from 'react';
import { formatRoute, routeOfGif } from '../address/route.ts';

/** Grid columns on phones, tablets and wider screens; styles show the matching layout. */
const COLUMN_COUNTS = [2, 3, 4] as const;

/** Rows of stills, which fill the first screen at each number of columns. */
const ROWS = 3;

/** Number of stills that load with high priority, as many as a phone shows first. */
const FIRST = 2;

const NONE: ReadonlySet<GifID> = new Set();

/** Gutter as a share of the column width, for an average screen. */
const GUTTER_SHARE = 0.035;

/** Distributes GIFs over columns like the grid: each into the shortest column. */
export function toColumns(gifs: readonly IGif[], count: number): IGif[][] {
  const columns = Array.from({ length: count }, () => ({ gifs: [] as IGif[], height: 0 }));
  for (const gif of gifs) {
    const shortest = columns.reduce((a, b) => (b.height < a.height ? b : a));
    shortest.gifs.push(gif);
    shortest.height += 1 / (getAspectRatio(gif) || 1) + GUTTER_SHARE;
  }
  return columns.map((column) => column.gifs);
}

/** Whether a list starts with these GIFs; after a reload it may differ. */
function beginsWith(memory: GridMemory | undefined, first: readonly IGif[]): boolean {
  const gifs = memory?.pages?.gifs ?? [];
  return first.length > 0 && first.every(({ id }, index) => gifs[index]?.id === id);
}

/** Returns the stills of a list that starts with them, and those that a loaded GIF covers. */
export function useCoveredStills(memory: GridMemory | undefined, first: readonly IGif[] = []) {
  const [begins] = useState(() => beginsWith(memory, first));
  const [covered, setCovered] = useState(NONE);
  const onCovered = useCallback((gif: IGif) => {
    startTransition(() =>
      setCovered((before) => (before.has(gif.id) ? before : new Set(before).add(gif.id))),
    );
  }, []);
  const stills = begins && first.length > 0 ? first : undefined;
  return { stills, covered, onCovered: stills && onCovered };
}

interface FirstStillsProps {
  gifs: readonly IGif[];
  /** GIFs that have loaded over their stills. */
  covered: ReadonlySet<GifID>;
  /** True if the grid covers it and has the links. */
  isBelow: boolean;
  onOpen: (gif: IGif, event: SyntheticEvent) => void;
}

/**
 * The first GIFs as stills at their positions in the grid. Unlike the grid, it needs no width, so the server can render
 * it. A still has a tenth of its GIF's size.
 */
export function FirstStills({ gifs, covered, isBelow, onOpen }: FirstStillsProps) {
  return (
    <div className="first-stills" inert={isBelow}>
      {COLUMN_COUNTS.map((count) => (
        <div key={count} className={`columns-${count}`}>
          {toColumns(gifs, count).map((column, index) => (
            <div key={index}>
              {column.slice(0, ROWS).map((gif) => (
                <Still
                  key={gif.id}
                  gif={gif}
                  isCovered={covered.has(gif.id)}
                  isLazy={count > 2}
                  isFirst={count === 2 && gifs.indexOf(gif) < FIRST}
                  onOpen={onOpen}
                />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

interface StillProps extends Pick<FirstStillsProps, 'onOpen'> {
  gif: IGif;
  isCovered: boolean;
  isLazy: boolean;
  isFirst: boolean;
}

function Still({ gif, isCovered, isLazy, isFirst, onOpen }: StillProps) {
  const { images } = gif;
  const { width, height } = images.fixed_width ?? images.original ?? {};
  // The GIF has loaded: only its space is kept for the stills below.
  if (isCovered) return <i style={{ aspectRatio: `${width} / ${height}` }} />;
  const url = safeUrl((images.fixed_width_still ?? images.original_still)?.url);
  return (
    <a href={formatRoute(routeOfGif(gif))} onClick={(event) => onOpen(gif, event)}>
      <img
        src={url}
        alt={getAltText(gif)}
        width={width}
        height={height}
        loading={isLazy ? 'lazy' : undefined}
        fetchPriority={isFirst ? 'high' : undefined}
      />
    </a>
  );
}
