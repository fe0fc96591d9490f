import type { ConsentSource } from './create-consent.ts';
import { type TcData, type TcfApi, whenTcfApi } from './tcf-api.ts';

interface TcfVendor {
  /** Id in the Global Vendor List. @example 755 */
  id: number;
  /** Purposes that need the user's consent. Default: [1, 8]: store on the device, measure content. */
  purposes?: readonly number[] | undefined;
}

const DEFAULT_PURPOSES = [1, 8];

/** Returns the decision about a vendor; undefined while the user is being asked. */
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
 * Creates a consent source from a consent platform of this page or an ancestor page that implements the IAB
 * Transparency & Consent Framework, version 2. A platform may load later. Without a platform the user is never
 * asked, so nothing is granted. Unlisted vendors are denied.
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
