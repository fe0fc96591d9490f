/**
 * Suffixes of alt texts, and their language. In a file of their own, because a tile needs no other labels until its
 * layers are lazy-loaded.
 */
export const altEnglish = {
  /** Language of the labels (BCP 47). If it is not English, searches also send it to the service. */
  lang: 'en',
  gif: 'GIF',
  sticker: 'Sticker',
  clip: 'Clip',
};
