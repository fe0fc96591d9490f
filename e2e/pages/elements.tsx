/** A page with elements; their service is the sandbox at `?service=`. Its markup is the test's. */
import { configureAnalytics } from '../../packages/analytics/src/index.ts';
import { setServerUrl } from '../../packages/fetch-api/src/index.ts';
import { defineElements } from '../../packages/js-components/src/index.ts';

const service = new URLSearchParams(location.search).get('service') ?? '';
configureAnalytics({ pingbackUrl: service });
setServerUrl(`${service}/v1/`);
Object.assign(window, { defineElements });
