import { test as base, expect } from '@playwright/test';
import { type SandboxFixtures, sandboxFixtures } from '../fixtures.ts';
import type { Driver, Engine, EngineName, EngineSettings } from './driver.ts';
import { ENGINE_PATHS } from './engine-paths.ts';
import { launchFirefox } from './firefox.ts';
import { Tab } from './tab.ts';
import { launchWebKit } from './webkit.ts';

export { expect };

const LAUNCH = { firefox: launchFirefox, webkit: launchWebKit };

export interface EngineOptions {
  engineName: EngineName;
  engineSettings: EngineSettings;
}

interface Fixtures extends SandboxFixtures {
  window: Driver;
  tab: Tab;
}

export const test = base.extend<Fixtures, EngineOptions & { engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engineSettings: [{ reducedMotion: false }, { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName, engineSettings }, use) => {
      const path = ENGINE_PATHS[engineName];
      if (!path) throw new Error(`${engineName} was not found.`);
      const engine = await LAUNCH[engineName](path, engineSettings);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  ...sandboxFixtures,
  window: async ({ engine }, use, info) => {
    const window = await engine.open();
    await use(window);
    if (info.status !== info.expectedStatus) {
      const body = Buffer.from(await window.screenshot());
      await info.attach('screenshot', { body, contentType: 'image/png' });
    }
    await window.close();
  },
  tab: async ({ window }, use, info) => {
    const tab = new Tab(window);
    await use(tab);
    if (info.status !== info.expectedStatus) return;
    expect(await tab.focusLosses(), 'no action leaves focus on the body').toEqual([]);
  },
});
