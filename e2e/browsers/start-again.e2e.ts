import { expect, test } from '@playwright/test';
import { startAgain } from './start-again.ts';

/** Starts that hang so often, and how often one was begun and ended. */
function startsThatHang(times: number) {
  const count = { begun: 0, ended: 0 };
  const start = async () => {
    count.begun += 1;
    return count.begun > times ? `start ${count.begun}` : new Promise<string>(() => {});
  };
  const end = async () => {
    count.ended += 1;
  };
  return { count, start, options: { patience: 20, tries: 3, end } };
}

test('a start that hangs is ended, and begun again', async () => {
  const { count, start, options } = startsThatHang(2);
  expect(await startAgain(start, options)).toBe('start 3');
  expect(count).toEqual({ begun: 3, ended: 2 });
});

test('a start that always hangs ends with an error, and leaves nothing behind', async () => {
  const { count, start, options } = startsThatHang(9);
  await expect(startAgain(start, options)).rejects.toThrow('It was started 3 times');
  expect(count).toEqual({ begun: 3, ended: 3 });
});

test('a start that fails is not begun again', async () => {
  const { count, options } = startsThatHang(0);
  const start = () => Promise.reject(new Error('No browser'));
  await expect(startAgain(start, options)).rejects.toThrow('No browser');
  expect(count.ended).toBe(0);
});
