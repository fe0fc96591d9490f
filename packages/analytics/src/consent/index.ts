export type { ConsentSource } from './create-consent.ts';
export { type Consent, createConsent } from './create-consent.ts';
export { tcfConsent } from './tcf-consent.ts';
