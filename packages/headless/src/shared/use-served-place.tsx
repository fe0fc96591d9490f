import {
  type ComponentPropsWithRef,
  type CSSProperties,
  cloneElement,
  useContext,
  useId,
  useState,
} from 'react';
import { cssRule } from './css-rule.ts';
import { type Render, renderPart } from './render-part.ts';
import { StyleNonce } from './style-nonce.ts';
import { useHydrated } from './use-hydrated.ts';

type Box = ComponentPropsWithRef<'div'>;

/**
 * Lets a server render a part that has a style, under a strict content security policy: that forbids style
 * attributes in markup, and allows a style element with the page's nonce. So the first style is a rule beside the
 * content, whatever element the host gives; from hydration on it is the `style` prop, which scripts may set.
 *
 * @returns what to render the part as: what the host gave, where the part is mounted by a script.
 */
export function useServedPlace<State>(
  render: Render<Box, State> | undefined,
): Render<Box, State> | undefined {
  const isHydrated = useHydrated();
  const [wasServed] = useState(!isHydrated);
  const id = useId();
  const nonce = useContext(StyleNonce);
  if (!wasServed) return render;

  const place = ({ style, children, ...props }: Box): Box => ({
    ...props,
    ...(!isHydrated && style && { 'data-placed': id }),
    style: isHydrated ? style : undefined,
    // The content stays the second child when the rule goes.
    children: (
      <>
        {!isHydrated && style && <Rule of={id} style={style} nonce={nonce} />}
        {children}
      </>
    ),
  });
  if (typeof render === 'function') return (props, state) => render(place(props), state);
  if (render) return (props) => cloneElement<Box>(render, place({ ...props, ...render.props }));
  return (props, state) => renderPart(undefined, 'div', place(props), state);
}

interface RuleProps {
  of: string;
  style: CSSProperties;
  nonce: string | undefined;
}

function Rule({ of, style, nonce }: RuleProps) {
  // As a child React 18 would escape it, and its quotation marks would be no longer any in CSS.
  const rule = { __html: cssRule(`[data-placed="${of}"]`, style) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cssRule leaves out what could end the element
  return <style nonce={nonce} dangerouslySetInnerHTML={rule} />;
}
