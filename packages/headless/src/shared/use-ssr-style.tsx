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
import { mergeProps, type Render, renderPart, type WithData } from './render-part.ts';
import { isSafeCss } from './safe-css.ts';
import { useHydrated } from './use-hydrated.ts';

type Box = ComponentPropsWithRef<'div'>;

/** Nonce of the page's content security policy for styles in server-rendered markup, if it needs one. */
export const StyleNonce = createContext<string | undefined>(undefined);

/**
 * Returns props that satisfy a strict content security policy, which forbids style attributes in markup. On the server
 * the style becomes a CSS rule with the nonce; from hydration on it is the `style` prop.
 *
 * @param nested rules that are nested in that rule.
 */
export function useSsrStyle<Props extends Pick<Box, 'style' | 'children'>>(
  props: Props,
  nonce?: string | undefined,
  nested?: string | undefined,
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
      // The client does not know the nonce; browsers hide it from scripts.
      suppressHydrationWarning
      nonce={nonce ?? outerNonce}
      // As a child, React 18 would escape its quotation marks, which breaks the CSS.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cssRule omits values that could end the element
      dangerouslySetInnerHTML={{ __html: cssRule(`[data-ssr-style="${id}"]`, style, nested) }}
    />
  );
  return {
    ...props,
    ...(rule && { 'data-ssr-style': id }),
    style: isHydrated ? style : undefined,
    // The content stays the second child when the rule is removed.
    children: (
      <>
        {rule}
        {children}
      </>
    ),
  };
}

/** {@link renderPart} for a styled part. Applies {@link useSsrStyle} to it, or to the host's element. */
export function useSsrPart<State = undefined>(
  render: Render<Box, State> | undefined,
  Default: ElementType,
  props: WithData<Box>,
  ...[state, nested]: State extends undefined
    ? [state?: undefined, nested?: string | undefined]
    : [State]
): ReactElement {
  const element = typeof render === 'function' ? undefined : render;
  const part = useSsrStyle(element ? mergeProps(props, element) : props, undefined, nested);
  return element
    ? cloneElement<object>(element, part)
    : renderPart(render, Default, part, state as State);
}

/** Unitless numeric properties among those used by parts. */
const UNITLESS = /^(aspectRatio|flex|flexGrow|flexShrink|lineHeight|opacity|order|zIndex)$/;

const declarationOf = ([name, value]: [string, unknown]): string[] => {
  if (value === undefined || value === null || typeof value === 'boolean') return [];
  const text = typeof value === 'number' && !UNITLESS.test(name) ? `${value}px` : String(value);
  const declaration = `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${text}`;
  return text !== '' && isSafeCss(declaration) ? [declaration] : [];
};

/** Converts a `style` prop into a CSS rule. Omits what could reach beyond its declaration. */
const cssRule = (selector: string, style: CSSProperties, nested = ''): string =>
  `${selector}{${Object.entries(style).flatMap(declarationOf).join(';')}${nested && `;${nested}`}}`;
