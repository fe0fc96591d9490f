import type { IGif } from '@gifkit/model';
import { useEffect } from 'react';
import { titleOf } from '../address/page-title.ts';

/** Elements that handle arrow keys themselves. */
const OWN_KEYS = 'input, textarea, select, [role=slider], [role=menu], .giphy-video, .giphy-grid';

const DIRECTIONS = [
  { side: 'previous', key: 'ArrowLeft', name: 'Previous GIF', path: 'm14 5-7 7 7 7' },
  { side: 'next', key: 'ArrowRight', name: 'Next GIF', path: 'm10 5 7 7-7 7' },
] as const;

interface TurnerProps {
  gif: IGif | undefined;
  /** The list that contains the GIF; empty if there is none. */
  walk: readonly IGif[];
  onTurn: (gif: IGif) => void;
}

export function Turner({ gif: shown, walk, onTurn }: TurnerProps) {
  const index = walk.findIndex(({ id }) => id === shown?.id);
  const previous = walk[index - 1];
  const next = index < 0 ? undefined : walk[index + 1];
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
      const gif = key === 'ArrowLeft' ? previous : key === 'ArrowRight' ? next : undefined;
      const isTaken = (target as Partial<Element> | null)?.closest?.(OWN_KEYS);
      if (!gif || isTaken || altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented)
        return;
      event.preventDefault();
      onTurn(gif);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [previous, next, onTurn]);

  return (
    <div className="turner">
      {DIRECTIONS.map(({ side, name, path }) => {
        const gif = { previous, next }[side];
        return (
          <button
            key={side}
            type="button"
            className="icon-button"
            aria-label={name}
            // `disabled` would lose focus at the end of the list.
            aria-disabled={!gif}
            onClick={() => gif && onTurn(gif)}
          >
            {/* Not on the focused button, because screen readers would also announce the new tooltip. */}
            <span aria-hidden="true" title={gif && `${name}: ${titleOf(gif)}`}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={path} />
              </svg>
            </span>
          </button>
        );
      })}
    </div>
  );
}
