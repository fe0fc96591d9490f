/** s; the progress bar of a shorter clip is full slightly before its end. */
const SHORT_CLIP = 10;
/** Progress from which the bar of a short clip is full. */
const NEARLY_OVER = 0.98;

/** Returns the progress of a clip from 0 to 1; 0 until its duration is known. */
export function clipProgress(time: number, duration: number): number {
  if (!(duration > 0)) return 0;
  const progress = Math.min(1, time / duration);
  return duration < SHORT_CLIP && progress > NEARLY_OVER ? 1 : progress;
}

/** Formats a time in seconds, such as 1:05. */
export function toTimeText(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
