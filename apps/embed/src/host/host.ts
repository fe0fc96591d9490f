import { createContext } from 'react';
import type { HostSlot } from './host-slot.ts';

/** The page that this frame stands on. */
export type Host = Pick<HostSlot, 'bind' | 'emit'>;

/** Nobody, on the server and in tests. */
export const HostContext = createContext<Host | undefined>(undefined);
