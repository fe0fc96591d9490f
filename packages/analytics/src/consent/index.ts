export type { ConsentSource } from './consent-source.ts';
export { type Consent, createConsent } from './create-consent.ts';
export { type TcfVendor, tcfConsent } from './tcf-consent.ts';
