/** Defines the elements over React, with the exports of the script-tag file. */
export * from '../../packages/js-components/src/script-tag/index.ts';
