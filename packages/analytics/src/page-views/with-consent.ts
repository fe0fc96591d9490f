import type { ConsentSource } from '../consent/create-consent.ts';
import type { Hit, Vendor } from '../page-views/hit.ts';
import { isAnalyticsEnabled, onSettingsChange } from '../settings/settings.ts';

/** Maximum number of hits held per vendor until the user decides. */
const MAX_HELD_HITS = 100;

/**
 * Wraps a vendor so that it gets hits only with the user's consent. Until the user decides, the last 100 hits
 * are held, then sent or dropped. The consent source is watched from the first hit.
 */
export function withConsent(vendor: Vendor, consent: ConsentSource): Vendor {
  let held: Hit[] = [];
  let isGranted: boolean | undefined;
  let stopListening: (() => void) | undefined;

  const decide = (decision: boolean) => {
    isGranted = decision;
    const hits = held;
    held = [];
    if (isGranted) for (const hit of hits) vendor.send(hit);
  };

  const listen = () => {
    const stopWatching = consent.watch(vendor.name, decide);
    const stopWatchingSettings = onSettingsChange(() => {
      if (!isAnalyticsEnabled()) stopListening?.();
    });
    stopListening = () => {
      stopWatching();
      stopWatchingSettings();
      stopListening = undefined;
      held = [];
      isGranted = undefined;
    };
  };

  return {
    name: vendor.name,
    send(hit) {
      if (!isAnalyticsEnabled()) return;
      if (!stopListening) listen();
      if (isGranted) vendor.send(hit);
      else if (isGranted === undefined) held = [...held, hit].slice(-MAX_HELD_HITS);
    },
  };
}
