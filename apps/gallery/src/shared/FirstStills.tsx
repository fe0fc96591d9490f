import { type GifID, getAltText, getAspectRatio, type IGif, safeUrl } from '@gifkit/model';
import type { GridMemory } from '@gifkit/react-components';
import { type SyntheticEvent, startTransition, useCallback, useState } from 'react';
import { formatRoute, routeOfGif } from '../address/route.ts';

/** Columns of the grid on phones, tablets and wider screens; style shows those that fit. */
const COLUMN_COUNTS = [2, 3, 4] as const;

/** Stills of a column: with two columns they fill a phone, with more any other screen. */
const ROWS = 3;

/** Pictures that a phone shows first: they come before all others. */
const FIRST = 2;

const NONE: ReadonlySet<GifID> = new Set();

/** Share of a column's width that lies between two tiles, on a screen between the narrowest and the widest. */
const GUTTER_SHARE = 0.035;

/** The columns that a grid of so many puts GIFs into: each into the one that is shortest so far. */
export function toColumns(gifs: readonly IGif[], count: number): IGif[][] {
  const columns = Array.from({ length: count }, () => ({ gifs: [] as IGif[], height: 0 }));
  for (const gif of gifs) {
    const shortest = columns.reduce((a, b) => (b.height < a.height ? b : a));
    shortest.gifs.push(gif);
    shortest.height += 1 / (getAspectRatio(gif) || 1) + GUTTER_SHARE;
  }
  return columns.map((column) => column.gifs);
}

/** Whether a list begins with these GIFs: after a reload it may be another one. */
function beginsWith(memory: GridMemory | undefined, first: readonly IGif[]): boolean {
  const gifs = memory?.pages?.gifs ?? [];
  return first.length > 0 && first.every(({ id }, index) => gifs[index]?.id === id);
}

/**
 * The stills that a list begins with, as long as it is given them; and which of them lie below a GIF that
 * has loaded.
 */
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
  /** GIFs that have loaded over their still. */
  covered: ReadonlySet<GifID>;
  /** The grid lies over it, which has the links. */
  isBelow: boolean;
  onOpen: (gif: IGif, event: SyntheticEvent) => void;
}

/**
 * The first GIFs as stills, where the grid will put them. The server can draw this for every width: it does
 * not know which one, and the grid has to. A still is a tenth of its GIF.
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
  // The GIF is there: only the place is kept for the stills below.
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
