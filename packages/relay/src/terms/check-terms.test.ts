import { giphy, klipy, tenor } from '@gifkit/providers';
import { describe, expect, it } from 'vitest';
import { createRelay } from '../create-relay.ts';
import { approval } from '../test/klipy-service.ts';

describe('the terms of a service', () => {
  it('refuse a relay and name their source; an approval does not help', () => {
    for (const own of [undefined, approval]) {
      expect(() => createRelay({ provider: giphy('k'), approval: own })).toThrow(
        expect.objectContaining({
          name: 'TermsError',
          term: 'mayProxyApi',
          message:
            '@gifkit/relay: giphy: its terms forbid calls from a server (https://developers.giphy.com/docs/api/best-practices/, read on 2026-08-31). They provide for no approval. If the service is yours, set isOwnService on the provider.',
        }),
      );
    }
    const provider = (upstream: object) => giphy('k', upstream);
    expect(() => createRelay({ provider })).toThrow('its terms forbid calls from a server');
    expect(() => createRelay({ provider, approval })).toThrow(
      /terms provide for no approval of it: https:\/\/developers\.giphy\.com/,
    );
  });

  it('let the service itself run a relay', () => {
    const relay = createRelay({ provider: giphy('k', { isOwnService: true }) });
    expect(relay.capabilities.attribution.text).toBe('Powered By GIPHY');
  });

  it('require an approval with reference and date', () => {
    const provider = klipy({ key: 'k' });
    expect(() => createRelay({ provider })).toThrow(
      '@gifkit/relay: klipy: its terms allow calls from a server with its written approval only (https://docs.klipy.com/integration-requirements, read on 2026-09-08). Name yours: `approval: { reference, date }`.',
    );
    expect(() => createRelay({ provider, approval })).not.toThrow();
  });

  it('do not count as permission if unknown', () => {
    const provider = tenor({ key: 'k', baseUrl: 'https://gifs.example/v2' });
    expect(() => createRelay({ provider })).toThrow(
      'tenor: it is not known whether its terms allow calls from a server.',
    );
    expect(() => createRelay({ provider, approval })).not.toThrow();
  });

  it('allow media only with an approval that covers them', () => {
    const media = { secret: 's'.repeat(32), hosts: ['static.klipy.com'] };
    const provider = klipy({ key: 'k' });
    expect(() => createRelay({ provider, approval, media })).toThrow(
      "Name yours: `approval: { reference, date, covers: ['mayProxyApi', 'mayProxyMedia'] }`.",
    );
    const covers = ['mayProxyApi', 'mayProxyMedia'] as const;
    expect(() => createRelay({ provider, approval: { ...approval, covers }, media })).not.toThrow();
    const forbidden = giphy('k');
    expect(() => createRelay({ provider: forbidden, approval: { ...approval, covers } })).toThrow();
  });
});
