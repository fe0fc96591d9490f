import { type CSSProperties, useState } from 'react';
import type { CSSObject } from 'styled-components';

/** Of elements that can carry their first style as a class. */
export interface ServedProps {
  $served?: CSSProperties | undefined;
}

/** The rules of such a class. */
export const servedCss = ({ $served }: ServedProps): CSSObject => ({ ...$served }) as CSSObject;

/**
 * Styles an element inline, except in markup from the server: there a strict policy (CSP) forbids style
 * attributes, so the first style comes as a class of a style sheet, which has a nonce.
 *
 * @param plain element to be styled inline alone: the cheap one, for everything that the browser renders.
 * @param served the same element with {@link servedCss} among its rules.
 * @returns the element, always the same one, and its props.
 */
export function useServedStyle<Plain, Served>(
  plain: Plain,
  served: Served,
  style: CSSProperties,
  isHydrated: boolean,
): [Plain | Served, ServedProps & { style: CSSProperties | undefined }] {
  const [$served] = useState(isHydrated ? undefined : style);
  if (!$served) return [plain, { style }];
  return [served, { $served, style: isHydrated ? style : undefined }];
}
