type Global = Record<symbol, unknown>;

/** `[object Set]`, `[object String]`, …; also for a value of another realm. */
const kindOf = (value: unknown): string => Object.prototype.toString.call(value);

/**
 * State of a whole page, or of a server's process, that all copies of a package share: several bundles, ESM
 * beside CommonJS, two versions. The first copy that needs it puts it into the global object, under
 * `Symbol.for(name)`; nothing happens before.
 *
 * The number in the name is the version of the shape. A later version of the package may add fields, which
 * earlier ones leave alone; where a field would mean something else, the number changes. What is there may come
 * from anybody: a field that is missing or of the wrong kind is replaced, and where that is impossible this copy
 * has a state of its own.
 *
 * On a server all visitors have this state in common, so nothing in it may belong to one of them.
 *
 * @param name `@gifkit/`, the package and the version of the shape
 * @param create makes the state of a page that has none
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
      // Frozen, or it throws.
      state = create();
    }
    return state;
  };
}
