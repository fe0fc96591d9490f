/** A host page whose embeds are created by a test. */
import { connectEmbed, createEmbed } from '../../packages/embed-sdk/src/index.ts';

const sdk = { connectEmbed, createEmbed };

declare global {
  interface Window {
    sdk: typeof sdk;
  }
}

window.sdk = sdk;
