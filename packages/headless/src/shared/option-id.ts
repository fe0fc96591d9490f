/** The id of an option in a list. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;
