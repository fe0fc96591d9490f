import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

let headers: typeof import('./sdk-headers.ts');

beforeEach(async () => {
  vi.resetModules();
  headers = await import('./sdk-headers.ts');
});

// The next test file in this process needs fresh modules.
afterAll(() => void vi.resetModules());

describe('SDK headers', () => {
  it('name the components that report, unless the host has named its SDK', () => {
    const name = () => headers.getGiphySDKRequestHeaders().get('X-GIPHY-SDK-NAME');
    headers.nameSdk('ReactSDK');
    expect(name()).toBe('ReactSDK');
    headers.appendGiphySDKRequestHeader('X-GIPHY-SDK-NAME', 'MySDK');
    headers.nameSdk('ReactSDK');
    expect(name()).toBe('MySDK');
  });

  it('name another SDK on another platform', () => {
    const sdk = { name: 'MySDK', version: '1.2.3', platform: 'react-native' };
    expect(Object.fromEntries(headers.sdkHeaders(sdk))).toEqual({
      'x-giphy-sdk-name': 'MySDK',
      'x-giphy-sdk-version': '1.2.3',
      'x-giphy-sdk-platform': 'react-native',
    });
  });
});
