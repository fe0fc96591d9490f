import { createHash } from 'node:crypto';
import { bundle, type Targets } from 'lightningcss';
import type { Plugin } from 'vite';
import { SUPPORTED_BROWSERS } from '../../scripts/supported-browsers.ts';

const REQUEST = /\.css\?style$/;
/** Before the path of a module that holds styles. Vite would take one that ends with `.css` for its own. */
const PREFIX = '\0style:';

/** Versions as Lightning CSS wants them: a byte each for major, minor and patch. */
const toTarget = (version: string): number => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major << 16) | (minor << 8);
};

const { chrome, edge, firefox, safari, ios } = SUPPORTED_BROWSERS;
const TARGETS: Targets = {
  chrome: toTarget(chrome),
  edge: toTarget(edge),
  firefox: toTarget(firefox),
  safari: toTarget(safari),
  ios_saf: toTarget(ios),
};

/**
 * `import { css, hash } from './page.css?style'`: one file with all that it imports, minified, as a text, and its
 * SHA-256 as a content policy names it (`sha256-…`). Servers put it into their pages, and parts that come later bring
 * theirs with them.
 */
export const styles: Plugin = {
  name: 'styles',
  enforce: 'pre',
  resolveId: {
    filter: { id: REQUEST },
    async handler(source, importer) {
      const [path = ''] = source.split('?');
      const file = await this.resolve(path, importer);
      return file && `${PREFIX}${file.id}.js`;
    },
  },
  load: {
    filter: { id: /^\0style:/ },
    handler(id) {
      const filename = id.slice(PREFIX.length, -'.js'.length);
      this.addWatchFile(filename);
      const { code } = bundle({
        filename,
        minify: true,
        drafts: { customMedia: true },
        targets: TARGETS,
      });
      const css = code.toString();
      const hash = `sha256-${createHash('sha256').update(css).digest('base64')}`;
      return `export const css = ${JSON.stringify(css)};\nexport const hash = '${hash}';`;
    },
  },
};
