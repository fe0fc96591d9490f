import type { Catalog } from '../catalog/search/catalog.ts';
import { MAX_NAMESPACES, NAMESPACE_IN_USE_MS } from '../constants.ts';
import { ServiceError } from '../http/errors.ts';
import { createRecent } from '../recent.ts';
import { copyOnWrite } from './copy-on-write.ts';
import type { Namespace, NamespaceList, Shared } from './namespace.ts';
import { openNamespace } from './open-namespace.ts';

/** The namespaces of a sandbox, by name. The one without a name always exists. */
export interface Namespaces extends NamespaceList {
  /** The namespace with this name, opened if there is none: in place of the one that was not used for longest. */
  get(name: string): Namespace;
  /**
   * The same for the namespace that a request names.
   *
   * @throws {ServiceError} 503 when it had to be opened in place of one that is in use
   */
  ask(name: string): Namespace;
  close(): void;
}

/**
 * @param createCatalog makes a catalog as it is before any change
 * @param db file of the namespace without a name; all others are in memory
 * @throws {DatabaseFileError} when `db` cannot be opened as a database
 */
export function createNamespaces(
  shared: Shared,
  createCatalog: () => Catalog,
  db: string | undefined,
): Namespaces {
  /**
   * The catalog of all namespaces that have changed no item. Made when first needed, because most sandboxes
   * have no namespaces.
   */
  let unchanged: Catalog | undefined;
  /** When a namespace was used last, in ms since the process began. */
  const usedAt = new Map<string, number>();
  const open = createRecent<Namespace>(MAX_NAMESPACES, (namespace) => {
    usedAt.delete(namespace.name);
    namespace.close();
  });

  const add = (name: string): Namespace => {
    unchanged ??= createCatalog();
    const catalog = copyOnWrite(unchanged, createCatalog);
    const namespace = openNamespace(shared, { name, catalog, db: undefined, namespaces });
    open.set(name, namespace);
    return namespace;
  };

  const get = (name: string): Namespace => {
    if (name === '') return unnamed;
    const namespace = open.get(name) ?? add(name);
    usedAt.set(name, performance.now());
    return namespace;
  };

  const refuseInUse = (name: string): void => {
    const names = open.keys();
    if (name === '' || names.length < MAX_NAMESPACES || names.includes(name)) return;
    const idleMs = performance.now() - (usedAt.get(names.at(-1) ?? '') ?? 0);
    if (idleMs >= NAMESPACE_IN_USE_MS) return;
    const seconds = NAMESPACE_IN_USE_MS / 1000;
    throw new ServiceError(
      503,
      `All ${MAX_NAMESPACES} namespaces were used in the last ${seconds} seconds; DELETE /_sandbox/namespaces/{name} forgets one that is done.`,
      { 'Retry-After': String(Math.ceil((NAMESPACE_IN_USE_MS - idleMs) / 1000)) },
    );
  };

  const namespaces: Namespaces = {
    get,
    ask(name) {
      refuseInUse(name);
      return get(name);
    },
    names: open.keys,
    forget: open.delete,
    close() {
      open.clear();
      unnamed.close();
      unchanged?.close();
    },
  };
  const unnamed = openNamespace(shared, { name: '', catalog: createCatalog(), db, namespaces });
  return namespaces;
}
