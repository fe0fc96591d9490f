import { defineProvider, type ProviderDefinition } from '@gifkit/providers';

const nothing = async () => ({ data: [] });

/** A catalog that is empty but for these parts. */
export const ownCatalog = (parts: Partial<ProviderDefinition> = {}) =>
  defineProvider({
    name: 'ours',
    search: nothing,
    trending: nothing,
    gif: async () => null,
    ...parts,
  });
