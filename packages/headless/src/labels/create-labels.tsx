import { type Context, createContext, type ReactNode, useContext, useMemo } from 'react';
import { mergeLabels, type PartialLabels } from '../core/labels/merge-labels.ts';
import { useShallowStable } from '../shared/use-shallow-stable.ts';

export interface LabelsProviderProps<Labels extends object> {
  children: ReactNode;
  /**
   * Labels that override those of outer providers. The object may be written inline; a new function as a label renders
   * all components inside again.
   */
  labels: PartialLabels<Labels>;
}

export interface LabelsContext<Labels extends object> {
  LabelsProvider: (props: LabelsProviderProps<Labels>) => ReactNode;
  /** Returns the labels of the nearest provider, or the defaults without one. */
  useLabels: () => Labels;
}

/** Creates the provider of a set of labels. @param defaults labels that the outermost provider does not override. */
export function createLabelsProvider<Labels extends object>(
  Context: Context<Labels | undefined>,
  defaults: Labels,
): LabelsContext<Labels>['LabelsProvider'] {
  return function LabelsProvider({ labels: given, children }) {
    const outer = useContext(Context) ?? defaults;
    const stable = useShallowStable(given);
    const labels = useMemo(() => mergeLabels(outer, stable), [outer, stable]);
    return <Context.Provider value={labels}>{children}</Context.Provider>;
  };
}

/**
 * Creates labels for your own components; they are overridden, nested and translated like Gifkit's.
 *
 * @param defaults labels without a provider; they also define the valid names.
 * @example export const { LabelsProvider, useLabels } = createLabels({ close: 'Close' });
 */
export function createLabels<Labels extends object>(defaults: Labels): LabelsContext<Labels> {
  const Context = createContext<Labels | undefined>(undefined);
  return {
    useLabels: () => useContext(Context) ?? defaults,
    LabelsProvider: createLabelsProvider(Context, defaults),
  };
}
