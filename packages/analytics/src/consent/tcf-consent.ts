import type { ConsentSource } from './consent-source.ts';

/** A vendor, as the Transparency & Consent Framework knows it. */
export interface TcfVendor {
  /** The vendor's number in the Global Vendor List. @example 755 */
  id: number;
  /** The purposes that the visitor has to agree to. @default [1, 8]: storing on the device, measuring content */
  purposes?: readonly number[] | undefined;
}

/** What `__tcfapi` tells about the visitor's decision. Only the fields that are read here. */
interface TcData {
  eventStatus?: string;
  gdprApplies?: boolean;
  listenerId: number;
  purpose?: { consents?: Record<string, boolean> };
  vendor?: { consents?: Record<string, boolean> };
}

type TcfApi = (
  command: 'addEventListener' | 'removeEventListener',
  version: 2,
  callback: (data: TcData, isSuccess: boolean) => void,
  listenerId?: number,
) => void;

const DEFAULT_PURPOSES = [1, 8];

/** The decision about a vendor, or undefined while the visitor is still being asked. */
function decisionOf(data: TcData, { id, purposes = DEFAULT_PURPOSES }: TcfVendor) {
  if (data.gdprApplies === false) return true;
  if (data.eventStatus !== 'tcloaded' && data.eventStatus !== 'useractioncomplete') {
    return undefined;
  }
  return (
    data.vendor?.consents?.[id] === true &&
    purposes.every((purpose) => data.purpose?.consents?.[purpose] === true)
  );
}

const tcfApi = (): TcfApi | undefined => (globalThis as { __tcfapi?: TcfApi }).__tcfapi;

/**
 * Creates a consent source from the page's consent platform, if it speaks the IAB's Transparency & Consent
 * Framework, version 2. A page without such a platform never asks the visitor, so nothing is granted. Vendors
 * that are not listed are denied.
 *
 * @example tcfConsent({ 'google-analytics': { id: 755 } })
 */
export function tcfConsent(vendors: Readonly<Record<string, TcfVendor>>): ConsentSource {
  return {
    watch(name, tell) {
      const vendor = Object.hasOwn(vendors, name) ? vendors[name] : undefined;
      if (!vendor) {
        tell(false);
        return () => {};
      }
      let listenerId: number | undefined;
      let isStopped = false;
      const remove = () => {
        if (listenerId === undefined) return;
        tcfApi()?.('removeEventListener', 2, () => {}, listenerId);
      };
      tcfApi()?.('addEventListener', 2, (data, isSuccess) => {
        if (!isSuccess) return;
        listenerId = data.listenerId;
        const decision = decisionOf(data, vendor);
        if (isStopped) remove();
        else if (decision !== undefined) tell(decision);
      });
      return () => {
        isStopped = true;
        remove();
      };
    },
  };
}
