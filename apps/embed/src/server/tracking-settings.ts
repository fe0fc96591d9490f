import type { SettingsReader } from '@gifkit/server-kit';
import type { TrackingTools } from '../tracking-data.ts';

/** A DSN of Sentry's protocol: the key before the host, the project's number at the end. */
function isDsn(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, pathname, search, hash } = new URL(text);
  return (
    /^https?:$/.test(protocol) &&
    username !== '' &&
    !password &&
    /\/\d+$/.test(pathname) &&
    !search &&
    !hash
  );
}

/** What pages count with. What can be none is added to the problems. */
export const readTrackingTools = ({ matching }: SettingsReader): TrackingTools => ({
  tagManagerId: matching(
    'TAG_MANAGER_ID',
    (text) => /^GTM-[A-Z0-9]{4,12}$/.test(text),
    'the id of a container, like GTM-ABCD123',
  ),
  webAnalyticsId: matching(
    'WEB_ANALYTICS_ID',
    (text) => /^G-[A-Z0-9]{4,16}$/.test(text),
    'a measurement id, like G-ABCD123456',
  ),
  analyticsPath: matching(
    'ANALYTICS_PATH',
    (text) => /^\/(?!\/)[\w./~-]*$/.test(text),
    'a path of this server, like /ajax/analytics',
  ),
  monitoringDsn: matching(
    'MONITORING_DSN',
    isDsn,
    'the DSN of a service that speaks the protocol of Sentry, like https://key@errors.example.com/1',
  ),
});
