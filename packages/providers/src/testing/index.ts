export { conformanceChecks } from './conformance.ts';
export type { ConformanceCheck, ConformanceOptions } from './conformance-types.ts';
