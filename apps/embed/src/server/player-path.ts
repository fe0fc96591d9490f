import type { IGif } from '@gifkit/model';

/** Where this server shows a GIF in the bare player. */
export const playerPath = ({ id }: Pick<IGif, 'id'>): string => `/player/${encodeURIComponent(id)}`;
