export { Masonry } from 'masonic';
