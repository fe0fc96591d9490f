declare global {
  interface Window {
    forgedMessages: number;
  }
}

/** Counts forged messages, so that a test can wait for all of them. */
export function countForged(): void {
  window.forgedMessages = 0;
  addEventListener('message', ({ data }) => {
    if (data.isForged) window.forgedMessages += 1;
  });
}
