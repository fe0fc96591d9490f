import { ServiceError } from '../../http/errors.ts';
import { endpointsOf } from '../endpoint.ts';

export const serviceEndpoint = endpointsOf({
  section: 'Service',
  needs: 'api_key',
  check({ service: { apiKeys }, query }) {
    const key = query.get('api_key') ?? query.get('apikey');
    if (!key) throw new ServiceError(401, 'No API key found in request.');
    if (apiKeys.length > 0 && !apiKeys.includes(key)) {
      throw new ServiceError(403, 'Invalid authentication credentials.');
    }
  },
});

export const openEndpoint = endpointsOf({ section: 'Sandbox', needs: 'nothing' });
