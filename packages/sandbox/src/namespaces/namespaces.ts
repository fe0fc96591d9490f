import { createRecent } from '../cache/recent.ts';
import { MAX_NAMESPACES } from '../constants.ts';
import type { Catalog } from '../search/catalog.ts';
import type { NamespaceList, Service, Shared } from '../service.ts';
import { copyOnWrite } from './copy-on-write.ts';
import { openNamespace } from './open-namespace.ts';

/** The namespaces of a sandbox, by name. The one without a name always exists. */
export interface Namespaces extends NamespaceList {
  /** The namespace with this name, opened if there is none. */
  get(name: string): Service;
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
  const open = createRecent<Service>(MAX_NAMESPACES, (service) => service.close());

  const add = (name: string): Service => {
    unchanged ??= createCatalog();
    const catalog = copyOnWrite(unchanged, createCatalog);
    const service = openNamespace(shared, { name, catalog, db: undefined, namespaces });
    open.set(name, service);
    return service;
  };

  const namespaces: Namespaces = {
    get: (name) => (name === '' ? unnamed : (open.get(name) ?? add(name))),
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
