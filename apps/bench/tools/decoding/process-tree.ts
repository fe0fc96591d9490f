import { readFile } from 'node:fs/promises';
import { childrenOf, cpuSeconds } from '../process-time.ts';

/** A process and all that it has started, directly or not. */
async function treeOf(pid: number): Promise<number[]> {
  const children = await childrenOf(pid);
  const below = await Promise.all(children.map(treeOf));
  return [pid, ...below.flat()];
}

const sum = (figures: readonly number[]) => figures.reduce((total, one) => total + one, 0);

/** Seconds of CPU time that a process and those below it have taken; those that have ended are left out. */
export async function treeCpuSeconds(pid: number): Promise<number> {
  const pids = await treeOf(pid);
  return sum(await Promise.all(pids.map((one) => cpuSeconds(one).catch(() => 0))));
}

/** MB, of a process; what it shares with others counts in parts (PSS, proc(5)). */
async function memoryOf(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1000;
}

/** MB of memory that a process and those below it have. */
export async function treeMemory(pid: number): Promise<number> {
  return sum(await Promise.all((await treeOf(pid)).map(memoryOf)));
}
