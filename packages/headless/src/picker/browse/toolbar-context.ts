import type { ProviderCategory } from '@gifkit/providers';
import { createContext, useContext } from 'react';

interface Toolbar {
  /** The name of the button that the Tab key leads to. */
  stop: string | undefined;
  setStop: (name: string) => void;
}

export const ToolbarContext = createContext<Toolbar>({ stop: undefined, setStop: () => {} });

/** What makes a button a part of its row; outside of a row it is a tab stop by itself. */
export function useToolbarStop(name: string) {
  const { stop, setStop } = useContext(ToolbarContext);
  return {
    tabIndex: stop === undefined || stop === name ? 0 : -1,
    onFocus: () => setStop(name),
  };
}

export const categoryKey = ({ term, name }: ProviderCategory): string => `${term} ${name}`;
