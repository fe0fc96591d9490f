import {
  type ComponentPropsWithRef,
  cloneElement,
  createElement,
  type ElementType,
  type ReactElement,
  type Ref,
  type RefCallback,
  type SyntheticEvent,
  version,
} from 'react';

/**
 * Replacement of a part. The props of an element are merged with the part's, see {@link mergeProps}; a function spreads
 * the part's props itself.
 */
export type Render<Props, State = undefined> =
  | ReactElement<Partial<Props>>
  | ((props: Props, state: State) => ReactElement);

export interface PartProps<Tag extends ElementType, State = undefined> {
  className?: string | undefined;
  /** Renders a different element. */
  render?: Render<ComponentPropsWithRef<Tag>, State> | undefined;
}

/** Element props with optional `data-` attributes. */
export type WithData<Props> = Props | (Props & Readonly<Record<`data-${string}`, unknown>>);

export const IS_REACT_18 = Number.parseInt(version, 10) < 19;

type Handler = (event?: SyntheticEvent, ...rest: unknown[]) => void;

type Props = Readonly<Record<string, unknown>>;

/** Runs the host's handler, then the part's, unless the host's called `preventDefault`. */
const mergeHandlers =
  (own: Handler, host: Handler): Handler =>
  (event, ...rest) => {
    // Elements inside may have prevented the default, as the link of a router does.
    const wasPrevented = event?.defaultPrevented;
    host(event, ...rest);
    if (wasPrevented || !event?.defaultPrevented) own(event, ...rest);
  };

type AnyRef = Exclude<Ref<unknown>, null>;

/** Returns a function that detaches the ref. */
function attach(ref: AnyRef, element: unknown): () => void {
  if (typeof ref === 'function') return ref(element) ?? (() => ref(null));
  ref.current = element;
  return () => {
    ref.current = null;
  };
}

/** Last merged ref of each part: for the same host's ref it stays, because React would detach a new one in each render. */
const mergedRefs = new WeakMap<AnyRef, { host: AnyRef; ref: RefCallback<unknown> }>();

function mergeRefs(own: AnyRef, host: AnyRef): RefCallback<unknown> {
  const last = mergedRefs.get(own);
  if (last?.host === host) return last.ref;
  const ref: RefCallback<unknown> = (element) => {
    const detachers = [own, host].map((one) => attach(one, element));
    // React 18 warns about a returned function; it calls the ref with null instead.
    if (IS_REACT_18) return;
    return () => {
      for (const detach of detachers) detach();
    };
  };
  mergedRefs.set(own, { host, ref });
  return ref;
}

function mergeProp(name: string, own: unknown, host: unknown): unknown {
  if (host === undefined || own === undefined) return host ?? own;
  if (name === 'className') return `${own} ${host}`;
  if (name === 'style') return { ...(own as object), ...(host as object) };
  if (name === 'ref') return host ? mergeRefs(own as AnyRef, host as AnyRef) : own;
  const areHandlers = /^on[A-Z]/.test(name) && typeof host === 'function';
  return areHandlers ? mergeHandlers(own as Handler, host as Handler) : host;
}

/**
 * Returns a part's props with those of the host's element: handlers of both run, the host's first; if it calls
 * `preventDefault`, the part's does not run. Classes are joined, styles merged, refs composed; of other props, the
 * host's wins unless it is undefined.
 */
export function mergeProps<Own extends object>(own: Own, element: ReactElement): Own {
  const merged = { ...own } as Record<string, unknown>;
  const host = element.props as Props;
  // React 18 keeps the ref beside the props.
  const ref = IS_REACT_18 ? (element as { ref?: unknown }).ref : host.ref;
  for (const [name, value] of Object.entries({ ...host, ref })) {
    merged[name] = mergeProp(name, merged[name], value);
  }
  return merged as Own;
}

export function renderPart<Own extends object>(
  render: Render<Own> | undefined,
  Default: ElementType,
  props: WithData<NoInfer<Own>>,
): ReactElement;
export function renderPart<Own extends object, State>(
  render: Render<Own, State> | undefined,
  Default: ElementType,
  props: WithData<NoInfer<Own>>,
  state: State,
): ReactElement;
export function renderPart<Own extends object, State>(
  render: Render<Own, State | undefined> | undefined,
  Default: ElementType,
  props: Own,
  state?: State,
): ReactElement {
  if (typeof render === 'function') return render(props, state);
  if (render) return cloneElement<object>(render, mergeProps(props, render));
  return createElement(Default, props);
}
