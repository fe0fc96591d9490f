import type { Rating } from '@gifkit/fetch-api';

/** The content filter of Tenor and KLIPY for each highest rating that a result may have. */
const FILTERS: Readonly<Record<Rating, 'off' | 'low' | 'medium' | 'high'>> = {
  r: 'off',
  'pg-13': 'low',
  pg: 'medium',
  g: 'high',
  y: 'high',
};

export const contentFilter = (rating: Rating): string => FILTERS[rating];
