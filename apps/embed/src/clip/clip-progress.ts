/** s; a clip shorter than this seems over a little before its end. */
const SHORT_CLIP = 10;
/** Share of a short clip after which its progress bar is full. */
const NEARLY_OVER = 0.98;

/** How far a clip is, from 0 to 1; 0 until its duration is known. */
export function clipProgress(time: number, duration: number): number {
  if (!(duration > 0)) return 0;
  const progress = Math.min(1, time / duration);
  return duration < SHORT_CLIP && progress > NEARLY_OVER ? 1 : progress;
}

/** A place in time in words, such as 1:05. */
export function toTimeText(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
