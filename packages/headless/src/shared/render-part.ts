import {
  type ComponentPropsWithRef,
  cloneElement,
  createElement,
  type ElementType,
  type ReactElement,
} from 'react';

/**
 * Another element for a part: an element, which gets the props of the part where it has none of its own, or a
 * function of the props and of the state.
 */
export type Render<Props, State = undefined> =
  | ReactElement<Partial<Props>>
  | ((props: Props, state: State) => ReactElement);

/** The props of every part that renders one element. */
export interface PartProps<Tag extends ElementType, State = undefined> {
  className?: string | undefined;
  /** Renders a different element. */
  render?: Render<ComponentPropsWithRef<Tag>, State> | undefined;
}

/** The props of an element, which may have `data-` attributes. */
export type WithData<Props> = Props | (Props & Readonly<Record<`data-${string}`, unknown>>);

/** Renders a part as what its host gave, else as `Default`. */
export function renderPart<Props extends object>(
  render: Render<Props> | undefined,
  Default: ElementType,
  props: WithData<NoInfer<Props>>,
): ReactElement;
export function renderPart<Props extends object, State>(
  render: Render<Props, State> | undefined,
  Default: ElementType,
  props: WithData<NoInfer<Props>>,
  state: State,
): ReactElement;
export function renderPart<Props extends object, State>(
  render: Render<Props, State | undefined> | undefined,
  Default: ElementType,
  props: Props,
  state?: State,
): ReactElement {
  if (typeof render === 'function') return render(props, state);
  if (render) return cloneElement<object>(render, { ...props, ...render.props });
  return createElement(Default, props);
}
