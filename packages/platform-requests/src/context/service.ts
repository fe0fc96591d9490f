/** A server of the platform. */
export type Service = 'site' | 'gateway' | 'scheduler' | 'imaging';
