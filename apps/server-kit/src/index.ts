export { cardTags, FULL_FRAME } from './card-tags.ts';
export { headTags } from './head-tags.ts';
export { isLoopback } from './loopback.ts';
export { readGif, requestGif, toPlainGifs } from './plain-gif.ts';
export { toPlainText } from './plain-text.ts';
export {
  hostsOf,
  type ServiceHosts,
  toPingbackService,
  toPingbackSource,
} from './public-service.ts';
export { report } from './report.ts';
export { createServiceCache } from './service-cache.ts';
export { LONGEST_PAUSE, serviceFetch } from './service-fetch.ts';
export {
  createSettingsReader,
  type Environment,
  readStoreSettings,
  SettingsError,
  type SettingsReader,
  type StoreSettings,
  setting,
} from './settings-reader.ts';
export {
  pickFields,
  pickRenditions,
  type RenditionFields,
  USER_FIELDS,
} from './slim-fields.ts';
