/**
 * Defines state shared by all copies of a package in a page or server process: several bundles, ESM beside
 * CommonJS, two versions. The first copy that reads it stores it in the global object, under `Symbol.for(name)`.
 *
 * The number in the name is the version of the shape. Later versions of the package may add fields; if the meaning
 * of a field changes, so does the number. If the global object cannot be changed, this copy uses its own state.
 *
 * On a server, all users share this state: it must not hold anything about one of them.
 *
 * @param name `@gifkit/`, the package and the version of the shape
 * @param create returns the initial state
 */
export function pageState<State extends object>(
  name: `@gifkit/${string}@${number}`,
  create: () => State,
): () => State {
  let state: State | undefined;

  function find(): State {
    const initial = create();
    const global = globalThis as Record<symbol, State | undefined>;
    const key = Symbol.for(name);
    try {
      global[key] ??= initial;
      return Object.assign(global[key], { ...initial, ...global[key] });
    } catch {
      return initial;
    }
  }

  return () => {
    state ??= find();
    return state;
  };
}
