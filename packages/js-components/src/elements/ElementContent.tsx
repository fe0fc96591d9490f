import { type Labels, LabelsProvider, type PartialLabels } from '@gifkit/react-components';
import type { ReactNode } from 'react';
import { createGlobalStyle, StyleSheetManager } from 'styled-components';
import { SPECS } from './specs.ts';

/** Common props of all elements. */
export interface ElementProps {
  /** Labels in another language, for one element. */
  labels?: PartialLabels<Labels> | undefined;
  /** Accessible name of a list. */
  label?: string | undefined;
}

const selectors = Object.entries(SPECS).map(([tag, spec]) =>
  // A percentage needs a block.
  'isBlock' in spec ? tag : `${tag}[percent-width]`,
);
const BLOCK = `:is(${selectors.join()}):not([hidden])`;
const INLINE = `:is(${Object.keys(SPECS).join()}):not([hidden], ${BLOCK})`;
/** Default `display`, with a specificity of zero, so that any rule of the page wins. */
const Display = createGlobalStyle`
  :where(:host(${BLOCK}), ${BLOCK}) {
    display: block;
  }
  :where(:host(${INLINE}), ${INLINE}) {
    display: inline-block;
  }
`;

interface ElementContentProps extends Pick<ElementProps, 'labels'> {
  /** Root or container of the style sheets. @default the page */
  styles: ShadowRoot | Element | undefined;
  children: ReactNode;
}

/** Content of an element with what surrounds it: style sheets, default `display` and labels. */
export const ElementContent = ({ styles, labels = {}, children }: ElementContentProps) => (
  // As text, because a move of the element empties style sheets that are filled by script.
  <StyleSheetManager
    {...(styles && { target: styles as HTMLElement, disableCSSOMInjection: true })}
  >
    <LabelsProvider labels={labels}>
      <Display />
      {children}
    </LabelsProvider>
  </StyleSheetManager>
);
