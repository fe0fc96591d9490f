import type { HostListener, PlayerHandlers } from '@gifkit/embed-sdk/player';
import { createContext } from 'react';
import type { HostSlot } from './host-slot.ts';

export type { PlayerHandlers };

/** The page that this frame stands on. */
export type Host = Pick<HostSlot, 'bind' | 'emit'>;

export type Emit = HostListener['emit'];

/** Nobody, on the server and in tests. */
export const HostContext = createContext<Host | undefined>(undefined);
