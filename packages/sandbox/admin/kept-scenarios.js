/** Scenarios that this browser keeps, for every namespace and until they are removed. */

const STORE = 'scenarios';

const finished = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const open = () => {
  const request = indexedDB.open('gifkit-sandbox', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
  return finished(request);
};

let opening;
const use = async (mode, work) => {
  opening ??= open();
  const database = await opening;
  return finished(work(database.transaction(STORE, mode).objectStore(STORE)));
};

/** Those of the visits before; none where the browser keeps nothing. */
export const readKept = () => use('readonly', (store) => store.getAll()).catch(() => []);

/** Resolves to whether it is kept beyond this visit. */
export const keep = (scenario) =>
  use('readwrite', (store) => store.put(scenario)).then(
    () => true,
    () => false,
  );

export const forget = (id) => use('readwrite', (store) => store.delete(id)).catch(() => {});
