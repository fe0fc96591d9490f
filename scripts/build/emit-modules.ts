import { isAbsolute, join } from 'node:path';
import { type OutputChunk, rolldown } from 'rolldown';
import { PACKAGE_TARGETS } from '../supported-browsers.ts';
import { lowerSource, markPure } from './lower-source.ts';
import type { BuiltPackage } from './package-entries.ts';

const FORMATS = [
  { format: 'esm', extension: 'js' },
  { format: 'cjs', extension: 'cjs' },
] as const;

/**
 * Writes each module of a package as a file of its own, as ESM and as CommonJS.
 *
 * @returns the files of ESM.
 */
export async function emitModules({
  root,
  name,
  version,
  entries,
}: BuiltPackage): Promise<OutputChunk[]> {
  const build = await rolldown({
    cwd: root,
    input: entries,
    // The versions of other packages are chosen by the app that installs them.
    external: (id) => !id.startsWith('.') && !isAbsolute(id),
    platform: 'neutral',
    plugins: [lowerSource(root, name), markPure()],
    transform: {
      target: PACKAGE_TARGETS,
      define: { __GIFKIT_VERSION__: JSON.stringify(version) },
    },
    checks: {
      // A directive stays with its module, as nothing is bundled.
      moduleLevelDirective: false,
      bundlerTimings: false,
    },
  });
  const outputs: OutputChunk[][] = [];
  for (const { format, extension } of FORMATS) {
    const { output } = await build.write({
      dir: join(root, 'dist'),
      format,
      preserveModules: true,
      preserveModulesRoot: join(root, 'src'),
      entryFileNames: `[name].${extension}`,
      sourcemap: true,
      strict: true,
      esModule: true,
      generatedCode: { symbols: false },
      // An import would be another way to load than that of the rest; and Jest has none in CommonJS.
      dynamicImportInCjs: false,
    });
    outputs.push(output.filter((file) => file.type === 'chunk'));
  }
  await build.close();
  const [esm = []] = outputs;
  return esm;
}
