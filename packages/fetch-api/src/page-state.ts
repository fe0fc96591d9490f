type Global = Record<symbol, unknown>;

/** Returns `[object Set]`, `[object String]`, …; also works for values of another realm. */
const kindOf = (value: unknown): string => Object.prototype.toString.call(value);

/**
 * Defines state shared by all copies of a package in a page or server process: several bundles, ESM beside
 * CommonJS, two versions. The first copy that reads it stores it in the global object, under `Symbol.for(name)`.
 *
 * The number in the name is the version of the shape. Later versions of the package may add fields; if the meaning
 * of a field changes, so does the number. Any script can write to the stored value, so missing fields and fields of
 * the wrong type are replaced. If that is impossible, this copy uses its own state.
 *
 * On a server, all visitors share this state: it must not hold anything about one of them.
 *
 * @param name `@gifkit/`, the package and the version of the shape
 * @param create returns the initial state
 */
export function pageState<State extends object>(
  name: `@gifkit/${string}@${number}`,
  create: () => State,
): () => State {
  const model = create();
  let state: State | undefined;

  function find(): State {
    const found = (globalThis as Global)[Symbol.for(name)];
    if (kindOf(found) === kindOf(model)) return found as State;
    const created = create();
    (globalThis as Global)[Symbol.for(name)] = created;
    return created;
  }

  return () => {
    try {
      state ??= find();
      for (const field of Object.keys(model) as (keyof State)[])
        if (kindOf(state[field]) !== kindOf(model[field])) state[field] = create()[field];
    } catch {
      // The stored state is frozen, or throws on access.
      state = create();
    }
    return state;
  };
}
