import { RESIZED_IMAGE } from './constants.ts';

/** `…/giphy.gif`, `…/200w_s.webp`, `…/80h.jpg`: the file name is the size. A host is no file name. */
const SIZE_SEGMENT = /^((?:[^?#]*[^?#/])?\/)(?:giphy|\d+[hw]?)(?:_\w+)?(?=\.\w+(?:$|[?#]))/;

/** Of any other file, the sizes lie below its name: `…/ball.jpg`, `…/ball/80h.jpg`. */
const FILE_NAME = /^(?:[^?#]*[^?#/])?\/[^/?#]+(?=\.\w+(?:$|[?#]))/;

/**
 * The URL of an image in another size (spec.md section 9). A URL that ends in no file name stays as it is.
 *
 * @param size px and what they measure: `200h` is 200 px high, `100w` is 100 px wide.
 * @default size '200h'
 */
export function resizeImageUrl(url: string, size: string = RESIZED_IMAGE): string {
  return SIZE_SEGMENT.test(url)
    ? url.replace(SIZE_SEGMENT, (_match, folder: string) => folder + size)
    : url.replace(FILE_NAME, (file) => `${file}/${size}`);
}
