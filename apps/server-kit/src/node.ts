export { createStopper, type Stopper, stopOnSignals } from './stopper.ts';
