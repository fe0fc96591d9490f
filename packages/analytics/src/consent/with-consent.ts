import { MAX_HELD_HITS } from '../constants.ts';
import type { Hit, Vendor } from '../page-views/hit.ts';
import { isAnalyticsEnabled, onSettingsChange } from '../settings.ts';
import type { ConsentSource } from './consent-source.ts';

/**
 * A vendor that gets to know what the visitor agreed to: hits are held until the visitor answers, the last
 * 100, then sent or dropped. Listens to the consent source from the first hit on.
 */
export function withConsent(vendor: Vendor, consent: ConsentSource): Vendor {
  let held: Hit[] = [];
  let isGranted: boolean | undefined;
  let stopListening: (() => void) | undefined;

  const answered = (answer: boolean) => {
    isGranted = answer;
    const hits = held;
    held = [];
    if (isGranted) for (const hit of hits) vendor.send(hit);
  };

  const listen = () => {
    const stopWatching = consent.watch(vendor.name, answered);
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
