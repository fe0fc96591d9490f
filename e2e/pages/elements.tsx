/** A page with custom elements over the sandbox at `?service=`. The test sets its markup. */
import { configureAnalytics } from '../../packages/analytics/src/index.ts';
import { setServerUrl } from '../../packages/fetch-api/src/index.ts';
import { defineElements } from '../../packages/js-components/src/index.ts';

const service = new URLSearchParams(location.search).get('service') ?? '';
configureAnalytics({ pingbackUrl: service });
setServerUrl(`${service}/v1/`);
Object.assign(window, { defineElements });
