import {
  type Breadcrumb,
  breadcrumbsIntegration,
  browserApiErrorsIntegration,
  consoleIntegration,
  dedupeIntegration,
  type ErrorEvent,
  eventFiltersIntegration,
  getClient,
  globalHandlersIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
} from '@sentry/browser';
import { isAnalyticsEnabled, onSettingsChange } from '../settings/settings.ts';
import {
  createConsoleLimit,
  createReportLimit,
  MAX_TEXT_LENGTH,
  tidy,
  tidyText,
} from './limits.ts';

const MAX_LOG_ENTRIES = 30;

const beforeSend = () => {
  const isWithinLimit = createReportLimit();
  // The library does not send this metadata, so leave it unchanged.
  return ({ sdkProcessingMetadata = {}, ...report }: ErrorEvent): ErrorEvent | null =>
    isWithinLimit() ? { ...tidy(report), sdkProcessingMetadata } : null;
};

const beforeBreadcrumb = () => {
  const isWithinLimit = createConsoleLimit();
  return (entry: Breadcrumb): Breadcrumb | null => {
    if (entry.category !== 'console') return entry;
    const message = tidyText(entry.message ?? '');
    return isWithinLimit(message) ? { ...entry, message, data: {} } : null;
  };
};

/**
 * Starts Sentry with our limits.
 *
 * @returns false if the page already uses Sentry; its setup stays unchanged.
 */
export function startSentry(endpoint: string): boolean {
  if (getClient()) return false;
  const client = init({
    dsn: endpoint,
    defaultIntegrations: false,
    integrations: [
      eventFiltersIntegration(),
      browserApiErrorsIntegration(),
      breadcrumbsIntegration(),
      consoleIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
    ],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    sendClientReports: false,
    maxBreadcrumbs: MAX_LOG_ENTRIES,
    maxValueLength: MAX_TEXT_LENGTH,
    beforeSend: beforeSend(),
    beforeBreadcrumb: beforeBreadcrumb(),
  });
  onSettingsChange(() => {
    if (client) client.getOptions().enabled = isAnalyticsEnabled();
  });
  return client !== undefined;
}
