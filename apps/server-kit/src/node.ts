export { type OpenStore, openStore } from './open-store.ts';
export { createStopper, type Stopper, stopOnSignals } from './stopper.ts';
