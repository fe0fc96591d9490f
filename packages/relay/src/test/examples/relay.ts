import { klipy } from '@gifkit/providers';
import { createRelay } from '@gifkit/relay';

const key = process.env.KLIPY_KEY ?? 'your api key';

export const relay = createRelay({
  provider: (upstream) => klipy({ key, ...upstream }),
  approval: { reference: 'email from KLIPY', date: '2026-11-01' },
  secrets: [key],
  basePath: '/api/gifs',
});
