import { type CSSProperties, type ElementType, useState } from 'react';
import { type CSSObject, styled } from 'styled-components';

/** An element in two forms that look the same; {@link useServedStyle} chooses. */
export interface StyledPair<Element extends ElementType> {
  /** Is styled by its `style` attribute. */
  readonly plain: Element;
  /** Can carry its first style as a class. */
  readonly served: Element;
}

/** An element whose own style, different from one to the next, can come from the server. */
export function styledPair<Element extends ElementType>(plain: Element): StyledPair<Element> {
  const served = styled(plain as 'div')<{ $served: CSSProperties }>(
    ({ $served }) => $served as CSSObject,
  );
  return { plain, served: served as unknown as Element };
}

/**
 * Styles an element inline, except in markup from the server: there a strict policy (CSP) forbids style
 * attributes, so the first style comes as a class of a style sheet, which the policy knows.
 *
 * @returns the element, the same one for as long as it is mounted, and its props.
 */
export function useServedStyle<Element extends ElementType>(
  { plain, served }: StyledPair<Element>,
  style: CSSProperties,
  isHydrated: boolean,
): [Element, { style: CSSProperties | undefined }] {
  const [$served] = useState(isHydrated ? undefined : style);
  if (!$served) return [plain, { style }];
  const styling = { $served, style: isHydrated ? style : undefined };
  return [served, styling];
}
