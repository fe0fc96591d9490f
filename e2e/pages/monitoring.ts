/** A page that monitors its errors for the share of visitors that its address names. */
import { startMonitoring } from '../../packages/analytics/src/monitoring/index.ts';

const share = Number(new URLSearchParams(location.search).get('share'));
const isMonitored = await startMonitoring({ endpoint: 'http://key@errors.test/1', share });
document.title = isMonitored ? 'monitored' : 'not monitored';
