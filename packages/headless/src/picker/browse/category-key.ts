import type { ProviderCategory } from '@gifkit/providers';

/** Names a category among the others. */
export const categoryKey = ({ term, name }: ProviderCategory): string => `${term} ${name}`;
