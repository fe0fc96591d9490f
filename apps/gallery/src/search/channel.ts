/** The channel that a search is in, if it is in one: `animalparade` of `@animalparade birds`. */
export const channelOf = (query: string): string | undefined => /^@(\S+)/.exec(query)?.[1];
