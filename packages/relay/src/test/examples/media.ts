import { klipy } from '@gifkit/providers';
import { createRelay } from '@gifkit/relay';

const key = process.env.KLIPY_KEY ?? 'your api key';

export const withMedia = (secret: string) =>
  createRelay({
    provider: (upstream) => klipy({ key, ...upstream }),
    approval: {
      reference: 'email from KLIPY',
      date: '2026-11-01',
      covers: ['mayProxyApi', 'mayProxyMedia'],
    },
    secrets: [key],
    basePath: '/api/gifs',
    media: { secret, hosts: ['static.klipy.com', 'static1.klipy.com', 'static2.klipy.com'] },
  });
