import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useRef } from 'react';
import { playbackEnglish } from '../labels/english.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import { useKeptFocus } from '../shared/keep-focus.ts';
import { type PartProps, renderPart, type WithData } from '../shared/render-part.ts';
import { useTileState } from './tile-context.ts';

interface PlayButtonState {
  isPaused: boolean;
  isFlashing: boolean;
}

interface TilePlayButtonProps extends PartProps<'button', PlayButtonState> {
  /** Visible content; the accessible name stays. Default: the accessible name. */
  children?: ReactNode;
}

/**
 * Plays and pauses a GIF. Rendered only if the tile has playback controls. On unmount, focus moves to the tile's link.
 * `data-playback` is `paused` or `playing`; `data-flashing` is set while the button warns about flashing.
 */
export function TilePlayButton(props: TilePlayButtonProps) {
  return useTileState().playback.hasControl ? <PlayButton {...props} /> : null;
}

function PlayButton({ className, children, render }: TilePlayButtonProps) {
  const labels = useLabelsOr(playbackEnglish);
  const { gif, name, target, playback } = useTileState();
  const { isPaused, toggle } = playback;
  const button = useRef<HTMLButtonElement>(null);
  useKeptFocus(button, () => target.current);
  const isFlashing = isPaused && (gif.is_flashing ?? false);
  const action = isPaused ? labels.playGif(name) : labels.pauseGif(name);
  const onClick = (event: MouseEvent) => {
    event.stopPropagation();
    toggle();
  };
  const props: WithData<ComponentPropsWithRef<'button'>> = {
    ref: button,
    type: 'button',
    className,
    title: isFlashing ? labels.flashing : undefined,
    'aria-label': isFlashing ? `${labels.flashing}: ${action}` : action,
    'data-playback': isPaused ? 'paused' : 'playing',
    ...(isFlashing && { 'data-flashing': '' }),
    onClick,
    children: children ?? (isPaused ? labels.play : labels.pause),
  };
  return renderPart(render, 'button', props, { isPaused, isFlashing });
}
