import type { IGif } from '@gifkit/model';
import type { PageData } from './page-data.ts';

/** Where this server shows a GIF, as a page or in the bare player. */
export const framePath = ({ id }: Pick<IGif, 'id'>, variant: PageData['variant']): string =>
  `/${variant === 'player' ? 'player' : 'embed'}/${encodeURIComponent(id)}`;

/** Where this server's page of a GIF is. */
export const embedPath = (gif: Pick<IGif, 'id'>): string => framePath(gif, 'page');
