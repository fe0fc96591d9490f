import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;

/**
 * Globals that vitest's jsdom takes from Node: those that jsdom lacks, and timers that do not keep a process
 * alive.
 */
const FROM_NODE = [
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
] as const;

/** vitest's jsdom environment for tests in separate VM contexts. */
export default {
  ...jsdom,
  name: 'jsdom-environment',
  viteEnvironment: 'client',
  async setupVM(options) {
    const vm = await jsdom.setupVM?.(options);
    if (!vm) throw new Error('vitest can no longer run jsdom in a VM context.');
    const context = vm.getVmContext();
    for (const name of FROM_NODE) context[name] = globalThis[name];
    return vm;
  },
} satisfies Environment;
