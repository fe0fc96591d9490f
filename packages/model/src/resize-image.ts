/** Size that an image is resized to. */
const RESIZED_IMAGE = '200h';

/**
 * A file name that is a size: `giphy.gif`, `giphy-hd.mp4`, `200w_s.webp`, `80h.jpg`, and the plain heights
 * 100 and 200. Any other number is a name (`12345.jpg`), and a host is not a file name.
 */
const SIZE_SEGMENT =
  /^((?:[^?#]*[^?#/])?\/)(?:giphy(?:-[\w-]+)?|\d{1,4}[hw]|[12]00)(?:_\w+)?(?=\.\w+(?:$|[?#]))/;

/** Any other file has a folder of its name with its sizes: `…/ball.jpg`, `…/ball/80h.jpg`. */
const FILE_NAME = /^(?:[^?#]*[^?#/])?\/[^/?#]+(?=\.\w+(?:$|[?#]))/;

/**
 * The URL of an image in another size. A URL that ends in no file name stays as it is.
 *
 * @param size px and what they measure: `200h` is 200 px high, `100w` is 100 px wide.
 * @default size '200h'
 */
export function resizeImageUrl(url: string, size: string = RESIZED_IMAGE): string {
  return SIZE_SEGMENT.test(url)
    ? url.replace(SIZE_SEGMENT, (_match, folder: string) => folder + size)
    : url.replace(FILE_NAME, (file) => `${file}/${size}`);
}
