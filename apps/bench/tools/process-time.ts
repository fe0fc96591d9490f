import { readdir, readFile } from 'node:fs/promises';

/** Ticks of the clock that /proc counts in. */
const TICKS_PER_SECOND = 100;

/** The fields of /proc/pid/stat (proc(5)) after the name, which may hold anything. */
async function statOf(pid: number | string): Promise<string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Seconds of CPU time that a process has taken. */
export async function cpuSeconds(pid: number): Promise<number> {
  const fields = await statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** The processes that a process has started, such as the workers of nginx. */
export async function childrenOf(pid: number): Promise<number[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(
    names.map(async (name) => {
      // A process may end meanwhile.
      const [, parent] = await statOf(name).catch(() => []);
      return Number(parent) === pid ? [Number(name)] : [];
    }),
  );
  return parents.flat();
}
