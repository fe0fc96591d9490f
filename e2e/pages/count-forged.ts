declare global {
  interface Window {
    /** How many messages arrived that a forger sent; each says so. */
    forgedMessages: number;
  }
}

/** Lets a test wait until all that a forger sent has arrived. */
export function countForged(): void {
  window.forgedMessages = 0;
  addEventListener('message', ({ data }) => {
    if (data.isForged) window.forgedMessages += 1;
  });
}
