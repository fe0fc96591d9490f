/** Types alone: the package that draws may not be installed, and `art.ts` finds out whether it is. */
export type { Artist, Lettering, PictureFormat } from '@gifkit/sandbox-art';
