/** A server of the platform; `api` is the public API. */
export type Service = 'site' | 'gateway' | 'scheduler' | 'imaging' | 'api';
