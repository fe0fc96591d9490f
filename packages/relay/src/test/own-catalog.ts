import { defineProvider, type ProviderDefinition } from '@gifkit/providers';

const nothing = async () => ({ data: [] });

/** Custom provider that is empty except for these parts. */
export const ownCatalog = (parts: Partial<ProviderDefinition> = {}) =>
  defineProvider({
    name: 'ours',
    search: nothing,
    trending: nothing,
    gif: async () => null,
    ...parts,
  });
