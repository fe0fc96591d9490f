import { formatRoute, parseRoute, type Route } from './route.ts';

/** What an entry of the browser's history keeps beside its address. */
export interface EntryState {
  /** The address of the list that the GIF was opened over. */
  over?: string;
  /** How many steps back the list is. */
  depth?: number;
  /** The entry is a search that is still being typed. */
  isDraft?: boolean;
}

/** Where the visitor is: the page, and the list that lies below an opened GIF. */
export interface Place {
  route: Route;
  /** Where the GIF was opened over a list: that list. */
  under: Route | undefined;
}

/** Whatever other scripts have put into an entry, only what fits is read. */
export function toEntryState(state: unknown): EntryState {
  const { over, depth, isDraft } = (state ?? {}) as Record<string, unknown>;
  return {
    ...(typeof over === 'string' && over.startsWith('/') && { over }),
    ...(typeof depth === 'number' && { depth }),
    ...(isDraft === true && { isDraft }),
  };
}

/** Reads the place from an entry of the history. */
export function readPlace(address: string, state: unknown): Place {
  const route = parseRoute(address);
  const { over } = toEntryState(state);
  return { route, under: route.page === 'gif' && over ? parseRoute(over) : undefined };
}

/** What to do with the history, if anything. */
export interface Step {
  method: 'pushState' | 'replaceState';
  address: string;
  state: EntryState;
}

/**
 * How a search changes the history. The first letter adds an entry, the letters after it replace that entry. Enter
 * adds an entry, unless the same search has one already.
 *
 * @param how `type` while typing, `enter` for the search as typed, `choose` for any other choice.
 */
export function stepOfSearch(
  to: string,
  at: string,
  { isDraft = false }: EntryState,
  how: 'type' | 'enter' | 'choose',
): Step | undefined {
  const isSame = to === at;
  if (how === 'type') {
    if (isSame) return undefined;
    return {
      method: isDraft ? 'replaceState' : 'pushState',
      address: to,
      state: { isDraft: true },
    };
  }
  if (isSame && !isDraft) return undefined;
  const replaces = isDraft && (how === 'enter' || isSame);
  return { method: replaces ? 'replaceState' : 'pushState', address: to, state: {} };
}

/** Opens a GIF over the list that is shown, or in place of the one that is open. */
export function stepToGif(route: Route, at: string, state: EntryState, how: 'open' | 'turn'): Step {
  const address = formatRoute(route);
  if (how === 'turn') return { method: 'replaceState', address, state };
  const isOpen = parseRoute(at).page === 'gif';
  // From the page of a GIF that lies over nothing, the next one is a page as well.
  if (isOpen && state.over === undefined) return { method: 'pushState', address, state: {} };
  return {
    method: 'pushState',
    address,
    state: { over: isOpen ? (state.over ?? '/') : at, depth: isOpen ? (state.depth ?? 0) + 1 : 1 },
  };
}

/** The address that `/?gif=a1b2` of earlier versions leads to. */
export function movedAddress(address: string): { address: string; state: EntryState } | undefined {
  const { pathname, searchParams } = new URL(address, 'http://gallery');
  const slug = searchParams.get('gif');
  if (pathname !== '/' || !slug) return undefined;
  searchParams.delete('gif');
  const search = searchParams.toString();
  return {
    address: formatRoute({ page: 'gif', section: 'gifs', slug }),
    state: { over: search ? `/?${search}` : '/' },
  };
}
