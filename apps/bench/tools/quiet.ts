import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** Share of all processors that others may use, so that what is measured is ours. */
const MOST_BUSY = 0.1;
const SAMPLE = 3000; // ms
const PATIENCE = 300_000; // ms

function readTimes(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((one) => Object.values(one))),
  };
}

/** Share of all processors that was in use for three seconds in which this process slept: 0 to 1. */
export async function measureBusy(): Promise<number> {
  const before = readTimes();
  await sleep(SAMPLE);
  const after = readTimes();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

export const isQuiet = (busy: number): boolean => busy <= MOST_BUSY;

/** Waits, five minutes at most, until nothing else uses the machine; gives the share that was in use last. */
export async function waitForQuiet(): Promise<number> {
  const end = performance.now() + PATIENCE;
  let busy = await measureBusy();
  while (!isQuiet(busy) && performance.now() < end) busy = await measureBusy();
  return busy;
}
