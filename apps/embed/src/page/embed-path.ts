import type { IGif } from '@gifkit/model';

/** Where this server shows a GIF. */
export const embedPath = ({ id }: Pick<IGif, 'id'>): string => `/embed/${encodeURIComponent(id)}`;
