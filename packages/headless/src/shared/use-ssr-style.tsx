import {
  type ComponentPropsWithRef,
  type CSSProperties,
  cloneElement,
  createContext,
  type ElementType,
  type ReactElement,
  useContext,
  useId,
  useState,
} from 'react';
import { type Render, renderPart, type WithData } from './render-part.ts';
import { useHydrated } from './use-hydrated.ts';

type Box = ComponentPropsWithRef<'div'>;

/**
 * The nonce of the page's content security policy, for the style elements in server-rendered markup; undefined
 * if no policy asks for one.
 */
export const StyleNonce = createContext<string | undefined>(undefined);

/**
 * Makes the props of an element fit for a strict content security policy, which forbids style attributes in markup: in
 * server-rendered markup the style is a rule with the nonce, from hydration on it is the `style` prop.
 */
export function useSsrStyle<Props extends Pick<Box, 'style' | 'children'>>(
  props: Props,
  nonce?: string | undefined,
): Props {
  const isHydrated = useHydrated();
  const [wasServed] = useState(!isHydrated);
  const id = useId();
  const outerNonce = useContext(StyleNonce);
  if (!wasServed) return props;
  const { style, children } = props;
  const isStyled = style !== undefined && Object.keys(style).length > 0;
  const rule = !isHydrated && isStyled && (
    <style
      // On the client nobody knows the nonce, and browsers hide it from scripts.
      suppressHydrationWarning
      nonce={nonce ?? outerNonce}
      // As a child React 18 would escape it, and its quotation marks would be no longer any in CSS.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cssRule leaves out what could end the element
      dangerouslySetInnerHTML={{ __html: cssRule(`[data-ssr-style="${id}"]`, style) }}
    />
  );
  return {
    ...props,
    ...(rule && { 'data-ssr-style': id }),
    style: isHydrated ? style : undefined,
    // The content stays the second child when the rule goes.
    children: (
      <>
        {rule}
        {children}
      </>
    ),
  };
}

/** {@link renderPart} for a part that has a style: also that of an element that the host gives is served. */
export function useSsrPart<State = undefined>(
  render: Render<Box, State> | undefined,
  Default: ElementType,
  props: WithData<Box>,
  ...[state]: State extends undefined ? [] : [State]
): ReactElement {
  const element = typeof render === 'function' ? undefined : render;
  const part = useSsrStyle(element ? { ...props, ...element.props } : props);
  return element
    ? cloneElement<object>(element, part)
    : renderPart(render, Default, part, state as State);
}

/** Properties whose numbers are no lengths; of those that a part may have. */
const UNITLESS = /^(aspectRatio|flex|flexGrow|flexShrink|lineHeight|opacity|order|zIndex)$/;

/** What could end a declaration, a rule or the style element. */
const UNSAFE = /[;{}<]/;

const declarationOf = ([name, value]: [string, unknown]): string[] => {
  if (value === undefined || value === null || typeof value === 'boolean') return [];
  const text = typeof value === 'number' && !UNITLESS.test(name) ? `${value}px` : String(value);
  if (text === '' || UNSAFE.test(text)) return [];
  return [`${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${text}`];
};

/** One CSS rule with what a `style` prop says. A value that could end its declaration is left out. */
export const cssRule = (selector: string, style: CSSProperties): string =>
  `${selector}{${Object.entries(style).flatMap(declarationOf).join(';')}}`;
