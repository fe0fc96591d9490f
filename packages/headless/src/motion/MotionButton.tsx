import type { ComponentProps, MouseEvent } from 'react';
import { useLabelsOr } from '../labels/labels-context.ts';
import { playbackEnglish } from '../labels/languages/en.ts';
import { useMotion } from './motion-context.ts';

export type MotionButtonProps = Omit<ComponentProps<'button'>, 'children' | 'type'>;

/**
 * Pauses or plays everything below the {@link MotionProvider} that it is in. It has no styles; the host adds
 * them.
 */
export function MotionButton({ className = '', onClick, ...props }: MotionButtonProps) {
  const labels = useLabelsOr(playbackEnglish);
  const { isPaused, setPaused } = useMotion();
  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) setPaused(!isPaused);
  };
  return (
    <button
      {...props}
      type="button"
      className={`giphy-motion-button ${className}`.trim()}
      onClick={toggle}
    >
      {isPaused ? labels.playAll : labels.pauseAll}
    </button>
  );
}
