import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { mergeLabels, type PartialLabels } from './merge-labels.ts';
import { useStableLabels } from './use-stable-labels.ts';

export interface LabelsProviderProps<Labels extends object> {
  children: ReactNode;
  /**
   * Take the place of those from further out; may be written inline. A function is called anew whenever
   * what it labels renders. Where only what functions close over has changed, as the language of an i18n
   * library, let another label change with it, best `lang`: then everything renders.
   */
  labels: PartialLabels<Labels>;
}

export interface LabelsContext<Labels extends object> {
  LabelsProvider: (props: LabelsProviderProps<Labels>) => ReactNode;
  /** The labels for what is inside the nearest provider; the defaults where there is none. */
  useLabels: () => Labels;
}

/**
 * Labels of an own set of components: the same way to override, nest and translate them.
 *
 * @param defaults what is shown without a provider; they also say which labels there are.
 * @example export const { LabelsProvider, useLabels } = createLabels({ close: 'Close' });
 */
export function createLabels<Labels extends object>(defaults: Labels): LabelsContext<Labels> {
  const Context = createContext(defaults);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for a set of labels, in a module
  const useLabels = () => useContext(Context);
  return {
    useLabels,
    LabelsProvider({ labels: given, children }) {
      const outer = useLabels();
      const stable = useStableLabels(given);
      const labels = useMemo(() => mergeLabels(outer, stable), [outer, stable]);
      return <Context.Provider value={labels}>{children}</Context.Provider>;
    },
  };
}
