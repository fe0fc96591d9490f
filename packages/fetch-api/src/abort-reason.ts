/** Why a signal was aborted, also where signals do not say (React Native). */
export const abortReason = (signal: AbortSignal): unknown =>
  signal.reason ?? Object.assign(new Error('Aborted'), { name: 'AbortError' });
