/** ms after which a browser that does not tell is taken to be idle. */
const TAKEN_FOR_IDLE = 500;

/** Runs something once the browser has shown what there is, and has nothing else to do. */
export function whenIdle(run: () => void): void {
  const wait = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, TAKEN_FOR_IDLE));
  wait(run);
}
