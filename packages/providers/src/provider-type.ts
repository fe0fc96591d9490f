/** The kinds of content that a service may have. */
export type ProviderType = 'gifs' | 'stickers' | 'clips';
