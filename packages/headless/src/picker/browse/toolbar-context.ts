import type { ProviderCategory } from '@gifkit/providers';
import { createContext, useContext } from 'react';

interface Toolbar {
  /** Name of the button that is the tab stop. */
  stop: string | undefined;
  setStop: (name: string) => void;
}

export const ToolbarContext = createContext<Toolbar>({ stop: undefined, setStop: () => {} });

/** Returns the props of a button in a toolbar. Outside a toolbar it is its own tab stop. */
export function useToolbarStop(name: string) {
  const { stop, setStop } = useContext(ToolbarContext);
  return {
    tabIndex: stop === undefined || stop === name ? 0 : -1,
    onFocus: () => setStop(name),
  };
}

export const categoryKey = ({ term, name }: ProviderCategory): string => `${term} ${name}`;
