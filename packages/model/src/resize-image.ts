const RESIZED_IMAGE = '200h';

/** A file name that is a size: `giphy`, `giphy-hd`, `200w_s`, `80h`, and the heights `100` and `200`. */
const SIZE = /^(?:giphy(?:-[\w-]+|_\w+)?|(?:\d{1,4}[hw]|[12]00)(?:_\w+)?)$/;

/**
 * Returns the URL of an image in another size. A file whose name is a size is replaced; any other file has a folder
 * with its sizes: `…/ball.jpg`, `…/ball/80h.jpg`. A URL without a file name stays unchanged.
 *
 * @param size px and direction: `200h` is 200 px high, `100w` is 100 px wide. `size` is '200h' by default.
 */
export function resizeImageUrl(url: string, size: string = RESIZED_IMAGE): string {
  const [path = ''] = url.split(/[?#]/, 1);
  const slash = path.lastIndexOf('/');
  const dot = path.lastIndexOf('.');
  const name = path.slice(slash + 1, dot);
  // After two slashes comes a host.
  const hasFile = slash >= 0 && path[slash - 1] !== '/' && name !== '';
  if (!hasFile || !/^\w+$/.test(path.slice(dot + 1))) return url;
  const folder = SIZE.test(name) ? url.slice(0, slash) : url.slice(0, dot);
  return `${folder}/${size}${url.slice(dot)}`;
}
