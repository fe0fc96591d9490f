import type { ConsentSource } from './create-consent.ts';
import { type TcData, type TcfApi, whenTcfApi } from './tcf-api.ts';

/** A vendor, as the Transparency & Consent Framework knows it. */
interface TcfVendor {
  /** The vendor's number in the Global Vendor List. @example 755 */
  id: number;
  /** The purposes that the visitor has to agree to. @default [1, 8]: storing on the device, measuring content */
  purposes?: readonly number[] | undefined;
}

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

/**
 * Creates a consent source from the consent platform of the page, or of a page around this frame, if it speaks
 * the IAB's Transparency & Consent Framework, version 2. A platform that comes later than this is found, too. Where
 * there is none nobody asks the visitor, so nothing is granted. Vendors that are not listed are denied.
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
      let tcfApi: TcfApi | undefined;
      let listenerId: number | undefined;
      let isStopped = false;
      const remove = () => {
        if (listenerId === undefined) return;
        tcfApi?.('removeEventListener', 2, () => {}, listenerId);
      };
      const stopLooking = whenTcfApi((found) => {
        tcfApi = found;
        found('addEventListener', 2, (data, isSuccess) => {
          if (!isSuccess) return;
          listenerId = data.listenerId;
          const decision = decisionOf(data, vendor);
          if (isStopped) remove();
          else if (decision !== undefined) tell(decision);
        });
      });
      return () => {
        isStopped = true;
        stopLooking();
        remove();
      };
    },
  };
}
