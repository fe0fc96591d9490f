import { type Labels, LabelsProvider, type PartialLabels } from '@gifkit/react-components';
import type { ReactNode } from 'react';
import type { Query } from './use-source.ts';

/** Common props of all elements. */
export interface ElementProps {
  /** Labels in another language, for one element. */
  labels?: PartialLabels<Labels> | undefined;
  /** Accessible name of a list. */
  label?: string | undefined;
}

export const Words = ({ labels, children }: ElementProps & { children: ReactNode }) =>
  labels ? <LabelsProvider labels={labels}>{children}</LabelsProvider> : children;

/** Removes the props of the element from those of its component. */
export function componentProps<Props extends object>(
  props: Props,
): Omit<Props, keyof Query | keyof ElementProps> {
  const { apiKey, term, type, rating, lang, limit, label, labels, ...rest } = props as Props &
    Query &
    ElementProps;
  return rest as Omit<Props, keyof Query | keyof ElementProps>;
}
