export { isLoopback } from './loopback.ts';
export { hostsOf, toPingbackService, toPingbackSource } from './public-service.ts';
export { sameOriginFetch } from './same-origin-fetch.ts';
export { createSettingsReader, type Environment, SettingsError } from './settings-reader.ts';
