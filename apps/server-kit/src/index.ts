export { cardTags } from './card-tags.ts';
export { headTags } from './head-tags.ts';
export { isLoopback } from './loopback.ts';
export { toPlainGif } from './plain-gif.ts';
export { toPlainText } from './plain-text.ts';
export { hostsOf, toPingbackService, toPingbackSource } from './public-service.ts';
export { report } from './report.ts';
export { sameOriginFetch } from './same-origin-fetch.ts';
export {
  createSettingsReader,
  type Environment,
  SettingsError,
  type SettingsReader,
} from './settings-reader.ts';
