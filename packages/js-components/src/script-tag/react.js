/** Replaces React in the module script. Nothing in it suspends. */
import { useState } from 'preact/compat';
import { PREFIX } from '../prefix.ts';

export { Fragment as Suspense } from 'preact';
export * from 'preact/compat';

let ids = 0;

/** Unlike ids of Preact, which start over in each root. */
export const useId = () => useState(() => PREFIX + ids++)[0];
