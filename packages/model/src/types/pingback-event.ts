/** Where a visitor found a GIF, as a pingback reports it. */
export type PingbackEventType =
  | 'GIF_TRENDING'
  | 'GIF_RELATED'
  | 'GIF_CHANNEL'
  | 'GIF_SEARCH'
  | 'GIF_EXPLORE'
  | 'EMOJI'
  | 'TEXT_SEARCH'
  | 'TEXT_TRENDING'
  | '';
