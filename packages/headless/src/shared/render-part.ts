import {
  type ComponentPropsWithRef,
  cloneElement,
  createElement,
  type ElementType,
  type ReactElement,
} from 'react';

/** Replacement of a part: an element, whose own props win over the part's, or a function. */
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
