import type { ComponentProps, MouseEvent } from 'react';
import { playbackEnglish } from '../labels/english.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import { useMotion } from './motion-context.ts';

type MotionButtonProps = Omit<ComponentProps<'button'>, 'children' | 'type'>;

/** Button that pauses or plays all motion below its {@link MotionProvider}. Unstyled. */
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
