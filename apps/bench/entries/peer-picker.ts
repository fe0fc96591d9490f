export { GifPicker } from 'gif-picker-react';
