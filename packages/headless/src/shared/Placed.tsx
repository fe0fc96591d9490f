import {
  type ComponentPropsWithoutRef,
  type ElementType,
  type ForwardedRef,
  forwardRef,
  useContext,
  useId,
  useState,
} from 'react';
import { cssRule } from './css-rule.ts';
import { StyleNonce } from './style-nonce.ts';
import { useHydrated } from './use-hydrated.ts';

export interface PlacedProps extends ComponentPropsWithoutRef<'div'> {
  /** @default 'div' */
  as?: ElementType | undefined;
}

function PlacedWithRef(
  { as: Element = 'div', style, children, ...props }: PlacedProps,
  ref: ForwardedRef<HTMLElement>,
) {
  const isHydrated = useHydrated();
  const [served] = useState(isHydrated ? undefined : style);
  const id = useId();
  const nonce = useContext(StyleNonce);
  if (!served) {
    return (
      <Element ref={ref} style={style} {...props}>
        {children}
      </Element>
    );
  }
  // As a child React 18 would escape it, and its quotation marks would be no longer any in CSS.
  const rule = { __html: cssRule(`[data-placed="${id}"]`, served) };
  return (
    <Element ref={ref} {...props} data-placed={id} style={isHydrated ? style : undefined}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cssRule leaves out what could end the element */}
      <style nonce={nonce} dangerouslySetInnerHTML={rule} />
      {children}
    </Element>
  );
}

/**
 * An element with a style of its own, which a server can render under a strict content security policy: that
 * forbids style attributes in markup, and allows a style element with the page's nonce. So the first style is a
 * rule beside the content; from hydration on it is the `style` prop, which scripts may set.
 */
export const Placed = forwardRef(PlacedWithRef);
