const RESIZED_IMAGE = '200h';

/**
 * A file name that is a size: `giphy.gif`, `giphy-hd.mp4`, `200w_s.webp`, `80h.jpg`, and the heights 100 and 200.
 * Any other number is an ordinary name (`12345.jpg`). A host is not a file name.
 */
const SIZE_SEGMENT =
  /^((?:[^?#]*[^?#/])?\/)(?:giphy(?:-[\w-]+)?|\d{1,4}[hw]|[12]00)(?:_\w+)?(?=\.\w+(?:$|[?#]))/;

/** Any other file has a folder with its sizes: `…/ball.jpg`, `…/ball/80h.jpg`. */
const FILE_NAME = /^(?:[^?#]*[^?#/])?\/[^/?#]+(?=\.\w+(?:$|[?#]))/;

/**
 * Returns the URL of an image in another size. A URL without a file name stays unchanged.
 *
 * @param size px and direction: `200h` is 200 px high, `100w` is 100 px wide. `size` is '200h' by default.
 */
export function resizeImageUrl(url: string, size: string = RESIZED_IMAGE): string {
  return SIZE_SEGMENT.test(url)
    ? url.replace(SIZE_SEGMENT, (_match, folder: string) => folder + size)
    : url.replace(FILE_NAME, (file) => `${file}/${size}`);
}
