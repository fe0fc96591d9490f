import { abortReason } from '@gifkit/fetch-api/internal';
import type { Wait } from './options.ts';

export const wait: Wait = (ms, signal) =>
  new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      if (signal) reject(abortReason(signal));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave);
      resolve();
    }, ms);
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
  });
