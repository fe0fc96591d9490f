import type { GiphyFetch } from '@gifkit/fetch-api';
import type { ComponentType } from 'react';
import type { ClientCode } from './code/app-code.ts';
import type { Control, Values } from './control.ts';
import type { Showpieces } from './use-showpieces.ts';

export interface LiveProps extends Showpieces {
  client: GiphyFetch;
  values: Values;
}

/** A component to play with: live, and the code that makes the same. */
export interface Playground {
  /** Names its section in the address. */
  id: string;
  title: string;
  text: string;
  controls: readonly Control[];
  Live: ComponentType<LiveProps>;
  /** An `App.tsx` that shows what `Live` shows with these values. */
  code: (values: Values, showpieces: Showpieces, client: ClientCode) => string;
}
