export { cardTags } from './card-tags.ts';
export { headTags } from './head-tags.ts';
export { isLoopback } from './loopback.ts';
export { readGif, toPlainGif } from './plain-gif.ts';
export { toPlainText } from './plain-text.ts';
export {
  hostsOf,
  type ServiceHosts,
  toPingbackService,
  toPingbackSource,
} from './public-service.ts';
export { report } from './report.ts';
export { serviceFetch, storeScope } from './service-fetch.ts';
export {
  createSettingsReader,
  type Environment,
  SettingsError,
  type SettingsReader,
} from './settings-reader.ts';
export {
  pickFields,
  pickRenditions,
  type RenditionFields,
  USER_FIELDS,
} from './slim-fields.ts';
export { readStoreSettings, type StoreSettings } from './store-settings.ts';
