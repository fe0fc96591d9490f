/** An id of a GIF, sticker or clip as the source of a regular expression, for routes. */
export const GIF_ID_PATTERN = '[A-Za-z0-9_-]{1,64}';

const GIF_ID = new RegExp(`^${GIF_ID_PATTERN}$`);

/** Whether a text can be the id of a GIF, sticker or clip. */
export const isGifId = (text: string): boolean => GIF_ID.test(text);
