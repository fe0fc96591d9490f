import type { ProviderCategory } from '@gifkit/providers';
import { createContext, useContext } from 'react';

interface Toolbar {
  stop: string | undefined;
  setStop: (name: string) => void;
}

export const ToolbarContext = createContext<Toolbar>({ stop: undefined, setStop: () => {} });

export function useToolbarStop(name: string) {
  const { stop, setStop } = useContext(ToolbarContext);
  return {
    tabIndex: stop === undefined || stop === name ? 0 : -1,
    onFocus: () => setStop(name),
  };
}

export const categoryKey = ({ term, name }: ProviderCategory): string => `${term} ${name}`;
