import { defineConfig, type Options } from 'tsup';
import { PACKAGE_TARGETS } from '../../scripts/supported-browsers.ts';
import manifest from './package.json' with { type: 'json' };

const shared: Options = {
  // Nothing here can run in a server component. (The directive in a source file would not survive.)
  banner: { js: "'use client';" },
  target: PACKAGE_TARGETS,
  sourcemap: true,
  define: { __GIFKIT_VERSION__: JSON.stringify(manifest.version) },
};

/** Words alone: servers may have them, too. */
const words = (folder: string): Options => ({
  entry: [`src/${folder}/{ar,de,en,es,ja}.ts`],
  outDir: `dist/${folder}`,
  format: ['esm', 'cjs'],
  dts: true,
  sourcemap: true,
  target: PACKAGE_TARGETS,
});

// The build script empties `dist`: tsup would, with one of these, delete the types that another one has written.
export default defineConfig([
  {
    ...shared,
    // One file for each component, so that bundlers leave out those that nobody imports: they cannot
    // drop the styles that a file creates, only the whole file.
    entry: [
      'src/index.ts',
      'src/internal.ts',
      'src/picker/index.ts',
      'src/{attribution,captions,carousel,emoji,gif,grid,paging,pingbacks,search,video}/{Attribution,AttributionOverlay,CaptionsButton,Carousel,EmojiVariationsList,Gif,Grid,Loader,PingbackContextManager,SearchBar,SearchContextManager,SuggestionBar,VerifiedBadge,Video,VideoOverlay}.tsx',
    ],
    format: 'esm',
    splitting: true,
    dts: { entry: ['src/index.ts', 'src/internal.ts', 'src/picker/index.ts'] },
  },
  {
    ...shared,
    entry: ['src/index.ts', 'src/internal.ts', 'src/picker/index.ts'],
    format: 'cjs',
    // What both need is there once: two copies of a context would not know each other.
    splitting: true,
    // What is lazy-loaded is required when it is needed: imported, it would be another copy, of another format.
    esbuildOptions(options) {
      options.supported = { 'dynamic-import': false };
    },
    dts: true,
  },
  {
    ...shared,
    entry: { index: 'src/next/StyleRegistry.tsx' },
    outDir: 'dist/next',
    format: ['esm', 'cjs'],
    dts: true,
  },
  words('labels'),
  words('picker/labels'),
]);
