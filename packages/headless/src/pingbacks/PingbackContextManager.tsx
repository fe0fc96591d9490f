import type { Analytics, PingbackAttributes } from '@gifkit/analytics';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

export interface PingbackContextValue {
  /** Attributes sent with each event, for example `{ layout_type: 'GRID' }`. */
  attributes?: PingbackAttributes | undefined;
  /** If false, no event is sent and analytics is not loaded. @default true */
  enabled?: boolean | undefined;
  /** Receiver of the events. Default: the page's instance, set up by `configureAnalytics`. */
  analytics?: Pick<Analytics, 'pingback'> | undefined;
  /** Id of the logged-in user, if any. */
  userId?: string | number | undefined;
}

export const PingbackContext = createContext<PingbackContextValue>({});

interface PingbackContextManagerProps extends PingbackContextValue {
  children: ReactNode;
}

/** Merges the surrounding {@link PingbackContext} with the component's own settings. */
export function useMergedPingbacks(own: PingbackContextValue): PingbackContextValue {
  const outer = useContext(PingbackContext);
  const analytics = own.analytics ?? outer.analytics;
  const userId = own.userId ?? outer.userId;
  const enabled = outer.enabled !== false && own.enabled !== false;
  // Compared by value, because hosts write the attributes inline.
  const layouts = [outer.attributes?.layout_type, own.attributes?.layout_type].filter(Boolean);
  const attributes = JSON.stringify({
    ...outer.attributes,
    ...own.attributes,
    layout_type: layouts.join(', ') || undefined,
  });
  return useMemo(
    () => ({ attributes: JSON.parse(attributes), enabled, analytics, userId }),
    [attributes, enabled, analytics, userId],
  );
}

/** Merges its settings into the outer context. Events are enabled only if all outer contexts enable them. */
export const PingbackContextManager = ({ children, ...own }: PingbackContextManagerProps) => (
  <PingbackContext.Provider value={useMergedPingbacks(own)}>{children}</PingbackContext.Provider>
);
