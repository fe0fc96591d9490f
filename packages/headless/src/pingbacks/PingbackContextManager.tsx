import type { Analytics, PingbackAttributes } from '@gifkit/analytics';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** What the events of all components inside have in common. */
export interface PingbackContextValue {
  /** Sent with each event, for instance `{ layout_type: 'GRID' }`. */
  attributes?: PingbackAttributes | undefined;
  /** False sends nothing, and analytics is not even loaded. @default true */
  enabled?: boolean | undefined;
  /** Receives the events. @default the page's own, which `configureAnalytics` sets up */
  analytics?: Pick<Analytics, 'pingback'> | undefined;
  /** The logged-in user, where there is one. */
  userId?: string | number | undefined;
}

export const PingbackContext = createContext<PingbackContextValue>({});

export interface PingbackContextManagerProps extends PingbackContextValue {
  children: ReactNode;
}

/** The {@link PingbackContext} around, merged with a component's own. */
export function useMergedPingbacks(own: PingbackContextValue): PingbackContextValue {
  const outer = useContext(PingbackContext);
  const analytics = own.analytics ?? outer.analytics;
  const userId = own.userId ?? outer.userId;
  const enabled = outer.enabled !== false && own.enabled !== false;
  // Hosts write the attributes inline, so they are compared by value.
  const layouts = [outer.attributes?.layout_type, own.attributes?.layout_type].filter(Boolean);
  const attributes = JSON.stringify({
    ...outer.attributes,
    ...own.attributes,
    ...(layouts.length && { layout_type: layouts.join(', ') }),
  });
  return useMemo(
    () => ({ attributes: JSON.parse(attributes), enabled, analytics, userId }),
    [attributes, enabled, analytics, userId],
  );
}

/**
 * Adds to the {@link PingbackContext} around it: its attributes are merged with the outer ones, and `enabled`
 * is true only when all outer ones are.
 */
export const PingbackContextManager = ({ children, ...own }: PingbackContextManagerProps) => (
  <PingbackContext.Provider value={useMergedPingbacks(own)}>{children}</PingbackContext.Provider>
);
