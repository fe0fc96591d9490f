import { type ContextType, createContext, type ReactNode, useContext, useMemo } from 'react';
import { mergeLabels, type PartialLabels } from '../core/labels/merge-labels.ts';
import { useShallowStable } from '../shared/use-shallow-stable.ts';
import type { Labels as GifkitLabels } from './english.ts';
import { LabelsContext } from './labels-context.ts';

type Translate = ContextType<typeof LabelsContext>;

interface LabelsProviderProps<Labels extends object> {
  children: ReactNode;
  /**
   * Labels that override those of outer providers. The object may be written inline; a new function as a label renders
   * all components inside again.
   */
  labels: PartialLabels<Labels>;
}

/** Cached, because labels must be the same object for all components. */
function translateBy(outer: Translate, labels: object): Translate {
  const known = new WeakMap<object, object>();
  return <Some extends object>(english: Some) => {
    const merged = known.get(english) ?? mergeLabels(outer(english), labels);
    known.set(english, merged);
    return merged as Some;
  };
}

const createProvider = <Labels extends object>(Around: typeof LabelsContext) =>
  function LabelsProvider({ labels: given, children }: LabelsProviderProps<Labels>) {
    const outer = useContext(Around);
    const labels = useShallowStable(given);
    const translate = useMemo(() => translateBy(outer, labels), [outer, labels]);
    return <Around.Provider value={translate}>{children}</Around.Provider>;
  };

/**
 * Creates labels for your own components; they are overridden, nested and translated like Gifkit's.
 *
 * @param defaults labels without a provider; they also define the valid names.
 * @example export const { LabelsProvider, useLabels } = createLabels({ close: 'Close' });
 */
export function createLabels<Labels extends object>(defaults: Labels) {
  const Around = createContext<Translate>((english) => english);
  return {
    LabelsProvider: createProvider<Labels>(Around),
    /** Returns the labels of the nearest provider, or the defaults without one. */
    useLabels: () => useContext(Around)(defaults),
  };
}

/** Overrides labels of all components inside. */
export const LabelsProvider = /* @__PURE__ */ createProvider<GifkitLabels>(LabelsContext);
