import { readFile } from 'node:fs/promises';

/** MB of memory (RSS) that a process had at its highest, by /proc (proc(5)); NaN for one that has ended. */
export async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return (Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) * 1024) / 1e6;
}
