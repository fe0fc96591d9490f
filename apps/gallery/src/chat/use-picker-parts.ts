import { useState } from 'react';
import type { Service } from '../service/service.ts';
import type { PickerParts } from './picker-parts.ts';

const load = async (service: Service): Promise<PickerParts> =>
  (await import('./picker-parts.ts')).createPickerParts(service);

export type PickerLoading =
  | { status: 'idle' | 'loading' | 'failed' }
  | { status: 'ready'; parts: PickerParts };

/**
 * The picker and the services, loaded when they are first needed; one that could not be loaded may be asked
 * for again.
 */
export function usePickerParts(service: Service) {
  const [state, setState] = useState<PickerLoading>({ status: 'idle' });
  const [loadOnce] = useState(() => {
    let loading: Promise<PickerParts> | undefined;
    return () => {
      loading ??= load(service).catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    };
  });
  return {
    state,
    /** @throws what the browser says where the scripts could not be loaded. */
    loadParts: async (): Promise<PickerParts> => {
      if (state.status === 'ready') return state.parts;
      setState({ status: 'loading' });
      try {
        const parts = await loadOnce();
        setState({ status: 'ready', parts });
        return parts;
      } catch (error) {
        setState({ status: 'failed' });
        throw error;
      }
    },
  };
}
