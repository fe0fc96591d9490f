import { describe, expect, it } from 'vitest';
import { strangerEnv } from './stranger-env.ts';

describe('the environment of a child npm', () => {
  it('has no settings of the npm, npx or pnpm that runs this process', () => {
    const told = {
      npm_config_loglevel: 'silent',
      npm_config_call: 'pnpm run check',
      npm_config_package: 'pnpm',
      npm_config_yes: 'true',
      npm_config_frozen_lockfile: 'true',
      npm_config_prefix: '/usr',
      npm_lifecycle_event: 'test',
      pnpm_config_verify_deps_before_run: 'false',
      PNPM_SCRIPT_SRC_DIR: '/somewhere',
      INIT_CWD: '/somewhere',
      NODE_ENV: 'production',
    };
    expect(strangerEnv(told)).toEqual({});
  });

  it('keeps registries, certificates and caches', () => {
    const kept = {
      PATH: '/usr/bin',
      HOME: '/home/me',
      npm_config_registry: 'https://registry.example/',
      'npm_config_@gifkit:registry': 'https://registry.example/',
      'npm_config_//registry.example/:_authToken': 'token',
      npm_config_cafile: '/etc/ca.crt',
      npm_config_https_proxy: 'http://proxy.example',
      npm_config_cache: '/home/me/.npm',
      npm_config_userconfig: '/home/me/.npmrc',
      NODE_EXTRA_CA_CERTS: '/etc/ca.crt',
    };
    expect(strangerEnv(kept)).toEqual(kept);
  });
});
