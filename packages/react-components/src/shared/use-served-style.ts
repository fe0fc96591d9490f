import { type CSSProperties, type ElementType, useState } from 'react';
import { type CSSObject, styled } from 'styled-components';

/** An element in two forms that look the same; {@link useServedStyle} chooses. */
export interface StyledPair<Element extends ElementType> {
  /** Takes its style from the `style` attribute. */
  readonly plain: Element;
  /** Can take its first style from a class. */
  readonly served: Element;
}

/** An element whose individual style can be rendered on the server. */
export function styledPair<Element extends ElementType>(plain: Element): StyledPair<Element> {
  const served = styled(plain as 'div')<{ $served: CSSProperties }>(
    ({ $served }) => $served as CSSObject,
  );
  return { plain, served: served as unknown as Element };
}

/**
 * Styles an element inline, except in markup from the server: there a strict content security policy forbids
 * style attributes, so the first style is a class in a style sheet, which the policy allows.
 *
 * @returns the element, the same one for as long as it is mounted, and its props.
 */
export function useServedStyle<Element extends ElementType>(
  { plain, served }: StyledPair<Element>,
  style: CSSProperties | undefined,
  isHydrated: boolean,
): [Element, { style: CSSProperties | undefined }] {
  const [$served] = useState(isHydrated ? undefined : style);
  if (!$served) return [plain, { style }];
  const styling = { $served, style: isHydrated ? style : undefined };
  return [served, styling];
}
