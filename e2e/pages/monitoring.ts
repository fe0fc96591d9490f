/** A page that monitors errors with the sample rate in its address. */
import { startMonitoring } from '../../packages/analytics/src/monitoring/index.ts';

const share = Number(new URLSearchParams(location.search).get('share'));
const isMonitored = await startMonitoring({ endpoint: 'http://key@errors.test/1', share });
document.title = isMonitored ? 'monitored' : 'not monitored';
