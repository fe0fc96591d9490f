import type { ConsentSource } from './consent-source.ts';

/** What a vendor is in the terms of the Transparency & Consent Framework. */
export interface TcfVendor {
  /** The vendor's number in the Global Vendor List. @example 755 */
  id: number;
  /** The purposes that have to be agreed to. @default [1, 8]: storing on the device, measuring content */
  purposes?: readonly number[] | undefined;
}

/** What `__tcfapi` tells about the visitor's choice; only the part that is read here. */
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

/** Undefined as long as the visitor has the choice on screen. */
function answerOf(data: TcData, { id, purposes = DEFAULT_PURPOSES }: TcfVendor) {
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
 * Consent by the IAB's Transparency & Consent Framework, version 2, as consent platforms offer it on the
 * page. On a page without one nobody is asked, so nothing is granted. Vendors that are not listed are denied.
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
        const answer = answerOf(data, vendor);
        if (isStopped) remove();
        else if (answer !== undefined) tell(answer);
      });
      return () => {
        isStopped = true;
        remove();
      };
    },
  };
}
