import { namesElsewhere, type Successor, successorOf, successorsOf } from './successors.ts';

/** Settings that name modules, of Jest, Vitest, Vite, webpack, Rollup, Next, Babel, TypeScript and package.json. */
const SETTINGS = new Set([
  '_moduleAliases',
  'alias',
  'browser',
  'dedupe',
  'exclude',
  'external',
  'externals',
  'imports',
  'include',
  'inline',
  'moduleNameMapper',
  'noExternal',
  'optimizePackageImports',
  'paths',
  'serverComponentsExternalPackages',
  'serverExternalPackages',
  'transpilePackages',
  'types',
]);

export const isModuleSetting = (name: string): boolean => SETTINGS.has(name);

/** Whether a text names a package of the peer, in a path or a pattern, too: `node_modules/(?!@giphy)`. */
export const mentionsPeer = (text: string): boolean => /@giphy(?=[/\\|)]|$)/.test(text);

/** What to look at where a text that mentions the peer stays as it is. */
export function mentionAdvice(text: string): string {
  const [name = text] = /[^\s'"`]*@giphy[^\s'"`]*/.exec(text) ?? [];
  return `${name} is named as a string: change it where it means the package.`;
}

/** The name of a module in a setting, as it is now, and what to look at there. */
export interface MovedModule {
  /** The package that it named. */
  peer: string;
  to: Successor;
  name: string;
  advice: string | undefined;
}

/**
 * The name of a whole package as settings have it: by itself, as a pattern (`^@giphy/js-util$`), or as
 * its package.json; undefined for all else.
 */
export function movedModule(text: string): MovedModule | undefined {
  const [, before, peer = '', after] =
    /^(\^?)(@giphy\/[\w-]+)((?:\/package\.json)?\$?)$/.exec(text) ?? [];
  const to = successorOf(peer);
  if (!to) return undefined;
  return { peer, to, name: before + to + after, advice: partAdvice(peer, to) };
}

/** Names of a peer that are in another package than most of them. */
function partAdvice(peer: string, to: Successor): string | undefined {
  const others = successorsOf(peer).filter((name) => name !== to);
  return others.length
    ? `${namesElsewhere(peer).join(', ')} of ${peer} are in ${others.join(', ')} now, and not in ${to}.`
    : undefined;
}

/** What to do where a setting has the new name already. */
export const doubleAdvice = (peer: string, name: string): string =>
  `${name} is here already: take ${peer} out, or join both.`;
