import { type Context, createContext, type ReactNode, useContext, useMemo } from 'react';
import { mergeLabels, type PartialLabels } from '../core/labels/merge-labels.ts';
import { useStableLabels } from './use-stable-labels.ts';

export interface LabelsProviderProps<Labels extends object> {
  children: ReactNode;
  /**
   * Replace the labels of outer providers. The object may be written inline. A label that is a function is
   * called whenever the labelled thing renders. When only a variable inside such functions changes, such as
   * the language of an i18n library, change another label with it, best `lang`, so that everything renders
   * again.
   */
  labels: PartialLabels<Labels>;
}

export interface LabelsContext<Labels extends object> {
  LabelsProvider: (props: LabelsProviderProps<Labels>) => ReactNode;
  /** The labels for what is inside the nearest provider; the defaults where there is none. */
  useLabels: () => Labels;
}

/** The provider of a set of labels. @param defaults what an outermost provider leaves as it is */
export function createLabelsProvider<Labels extends object>(
  Context: Context<Labels | undefined>,
  defaults: Labels,
): LabelsContext<Labels>['LabelsProvider'] {
  return function LabelsProvider({ labels: given, children }) {
    const outer = useContext(Context) ?? defaults;
    const stable = useStableLabels(given);
    const labels = useMemo(() => mergeLabels(outer, stable), [outer, stable]);
    return <Context.Provider value={labels}>{children}</Context.Provider>;
  };
}

/**
 * Makes labels for your own set of components, which are overridden, nested and translated in the same way.
 *
 * @param defaults shown without a provider. They also define which labels exist.
 * @example export const { LabelsProvider, useLabels } = createLabels({ close: 'Close' });
 */
export function createLabels<Labels extends object>(defaults: Labels): LabelsContext<Labels> {
  const Context = createContext<Labels | undefined>(undefined);
  return {
    useLabels: () => useContext(Context) ?? defaults,
    LabelsProvider: createLabelsProvider(Context, defaults),
  };
}
