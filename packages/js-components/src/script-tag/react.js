/** Replaces React in the module script. Nothing in it suspends. */
export { Fragment as Suspense } from 'preact';
export * from 'preact/compat';
